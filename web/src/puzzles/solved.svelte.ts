/** Which puzzles this browser has solved. Kept in local storage. */
const KEY = "internum.puzzles";

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

class Solved {
  ids: string[] = $state.raw(read());

  has(id: string): boolean {
    return this.ids.includes(id);
  }
  add(id: string): void {
    if (this.has(id)) return;
    this.ids = [...this.ids, id];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.ids));
    } catch {
      // a browser that keeps nothing forgets it with the page
    }
  }
}

export const solved = new Solved();
