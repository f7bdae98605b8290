-- expand
ALTER TABLE "device_keys" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "device_keys" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "device_keys_name" ON "device_keys" USING btree (lower("name"));