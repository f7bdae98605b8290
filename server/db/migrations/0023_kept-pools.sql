ALTER TABLE "reservations" ADD COLUMN "kept_pool" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_kept_pool" ON "reservations" USING btree ("location_id","night","kept_pool") WHERE "reservations"."kept_pool" is not null;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_kept_pool_number" CHECK ("reservations"."kept_pool" > 0);