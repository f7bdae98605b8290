CREATE TABLE "preassignments" (
	"reservation_id" text PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	CONSTRAINT "preassignments_interval" CHECK ("preassignments"."starts_at" < "preassignments"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "opened_night" date;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "pool" integer;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "ready_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "status_history" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "status_history" ADD COLUMN "undoes" text;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "staff_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "preassignments" ADD CONSTRAINT "preassignments_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preassignments" ADD CONSTRAINT "preassignments_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preassignments_room" ON "preassignments" USING btree ("room_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_pool" ON "reservations" USING btree ("location_id","night","pool") WHERE "reservations"."pool" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "status_history_undoes" ON "status_history" USING btree ("undoes");--> statement-breakpoint
-- Whoever is in the water by now is in one of the pools, and whoever is ready has been since she became it.
update reservations set pool = taken.pool from (
  select id, row_number() over (partition by location_id, night order by status_since, id) as pool
  from reservations where status = 'InMikvah'
) as taken where taken.id = reservations.id;
--> statement-breakpoint
update reservations set ready_since = status_since where status in ('ReadyForMikvah', 'ReadyForMikvahNext');
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_in_pool" CHECK (("reservations"."status" in ('InMikvah')) = ("reservations"."pool" is not null));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_language" CHECK ("reservations"."language" in ('en', 'he'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_pool_number" CHECK ("reservations"."pool" > 0);
--> statement-breakpoint
-- A room is kept for one visit at a time. Ranges alone need no extension: a room is the range of its number.
alter table preassignments add constraint preassignments_one_at_a_time
exclude using gist (int4range(room_id, room_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&);
--> statement-breakpoint
create trigger preassignment_comes_or_goes_live after insert or delete on preassignments
for each row execute function tell_live('reservation', 'reservation_id');
--> statement-breakpoint
create trigger preassignment_changes_live after update on preassignments
for each row when (old.* is distinct from new.*) execute function tell_live('reservation', 'reservation_id');
--> statement-breakpoint
create trigger cubicle_is_given_live after update on cubicles
for each row when (old.reservation_id is distinct from new.reservation_id)
execute function tell_live('reservation', 'reservation_id');
