### What pictures of the board say.

picture-title = { $game } · tour { $round }
