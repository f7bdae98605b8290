CREATE TABLE "device_pairings" (
	"id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"location_id" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"paired_at" timestamp (3) with time zone,
	CONSTRAINT "devices_kind" CHECK ("devices"."kind" in ('Room', 'Kiosk', 'Mikvah', 'Waiting', 'Attendant'))
);
--> statement-breakpoint
-- A kiosk that was shut stays shut; what it had looked up is its account's until it looks up anew.
INSERT INTO "limits" ("bucket", "window_start", "count", "expires_at")
	SELECT 'shut:kiosk:' || "user_id", 'epoch', 1, '9999-01-01T00:00:00Z' FROM "kiosk_visits" WHERE "locked_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_visits" ADD COLUMN "session" text;--> statement-breakpoint
UPDATE "kiosk_visits" SET "session" = "user_id", "until" = coalesce("until", 'epoch');--> statement-breakpoint
ALTER TABLE "kiosk_visits" DROP CONSTRAINT "kiosk_visits_pkey";--> statement-breakpoint
ALTER TABLE "kiosk_visits" ALTER COLUMN "until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_visits" ADD PRIMARY KEY ("session");--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "device_pairings_code" ON "device_pairings" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "device_pairings_expiry" ON "device_pairings" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "kiosk_visits_user" ON "kiosk_visits" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "kiosk_visits" DROP COLUMN "locked_at";