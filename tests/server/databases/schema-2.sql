-- A database of schema 2: Anna and Ben have laid a card each; Anna's token is anna-token-of-schema-2.
BEGIN TRANSACTION;
CREATE TABLE actions (
	table_id VARCHAR(24) NOT NULL,
	at INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	text TEXT NOT NULL,
	forced BOOLEAN NOT NULL,
	round INTEGER NOT NULL,
	"by" VARCHAR(80),
	sent TEXT,
	time VARCHAR(32) NOT NULL,
	PRIMARY KEY (table_id, at)
);
INSERT INTO "actions" VALUES('sf3ban36aey3',0,0,'lay ankh',0,1,'5213d95a320facff','lay ankh','2026-11-16T07:00:09.720+00:00');
INSERT INTO "actions" VALUES('sf3ban36aey3',1,1,'lay elk',0,1,'1bcedeac27ff6797','lay elk','2026-11-16T07:00:09.732+00:00');
INSERT INTO "actions" VALUES('sf3ban36aey3',2,7,'die 4',0,1,'1bcedeac27ff6797',NULL,'2026-11-16T07:00:09.732+00:00');
CREATE TABLE chat (
	id INTEGER NOT NULL,
	table_id VARCHAR(24) NOT NULL,
	seat INTEGER,
	name TEXT NOT NULL,
	text TEXT NOT NULL,
	time VARCHAR(32) NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "chat" VALUES(1,'sf3ban36aey3',0,'Anna','salve','2026-11-16T07:00:09.751+00:00');
CREATE TABLE meta (
	"key" VARCHAR(40) NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('schema','2');
CREATE TABLE rounds (
	table_id VARCHAR(24) NOT NULL,
	at INTEGER NOT NULL,
	round INTEGER NOT NULL,
	hash VARCHAR(12) NOT NULL,
	position JSON NOT NULL,
	PRIMARY KEY (table_id, at)
);
INSERT INTO "rounds" VALUES('sf3ban36aey3',0,1,'380dcc86ed04','{"format": "internum-position/1", "game": "toy", "players": 2, "options": {"pace": "slow"}, "names": ["Anna", "Ben"], "state": {}}');
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	name TEXT NOT NULL,
	level VARCHAR(80),
	standing VARCHAR(12) NOT NULL,
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('sf3ban36aey3',0,'person','Anna',NULL,'ask');
INSERT INTO "seats" VALUES('sf3ban36aey3',1,'person','Ben',NULL,'ask');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL,
	game VARCHAR(40) NOT NULL,
	players INTEGER NOT NULL,
	options JSON NOT NULL,
	start JSON,
	seed TEXT NOT NULL,
	rules INTEGER NOT NULL,
	mode VARCHAR(12) NOT NULL,
	origin JSON,
	mixed BOOLEAN NOT NULL,
	created VARCHAR(32) NOT NULL,
	updated VARCHAR(32) NOT NULL,
	at INTEGER NOT NULL,
	rev INTEGER NOT NULL,
	over BOOLEAN NOT NULL,
	cuts JSON NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('sf3ban36aey3','toy',2,'{"pace": "slow"}','null','74ad183eae4e7a47344b95b21ea30463',1,'online','null',0,'2026-11-16T07:00:09.585+00:00','2026-11-16T07:00:09.732+00:00',3,2,0,'[]');
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL,
	table_id VARCHAR(24) NOT NULL,
	seats JSON NOT NULL,
	host BOOLEAN NOT NULL,
	PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('5213d95a320facff1b48febc87e2f9ab468fd6fcb304653eec65527ea3792f51','sf3ban36aey3','[0]',1);
INSERT INTO "tokens" VALUES('1bcedeac27ff6797695196fd39e614518d379cd3e125caaa9104fb095a25641a','sf3ban36aey3','[1]',0);
INSERT INTO "tokens" VALUES('6dd49ae6e0357a5b90d15f8adfebb537a2c4ed989e243bc09f9c11a7cbb5e488','sf3ban36aey3','[]',0);
CREATE INDEX ix_tokens_table_id ON tokens (table_id);
CREATE INDEX chat_by_table ON chat (table_id, id);
COMMIT;
