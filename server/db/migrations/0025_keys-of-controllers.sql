-- expand
ALTER TABLE "device_keys" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "device_keys" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "device_keys" AS one SET "name" = one."name" || ' ' || one."id" WHERE EXISTS (SELECT 1 FROM "device_keys" AS other WHERE lower(other."name") = lower(one."name") AND other."id" < one."id");--> statement-breakpoint
CREATE UNIQUE INDEX "device_keys_name" ON "device_keys" USING btree (lower("name"));