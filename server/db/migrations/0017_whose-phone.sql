ALTER TABLE "users" ADD COLUMN "unconfirmed_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "device_credentials" ADD COLUMN "unconfirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "device_credentials_unconfirmed" ON "device_credentials" USING btree ("id") WHERE "device_credentials"."unconfirmed";--> statement-breakpoint
-- What was shut under the names of before has no end of its own, and is shut under no name of today.
DELETE FROM "limits" WHERE "bucket" LIKE 'shut:%';
