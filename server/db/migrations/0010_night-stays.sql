CREATE TABLE "night_stays" (
	"night" date PRIMARY KEY NOT NULL,
	"stays" jsonb NOT NULL,
	"left_out" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
