CREATE TABLE "attendants" (
	"id" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"card_hash" text
);
--> statement-breakpoint
CREATE TABLE "excluded_attendants" (
	"user_id" text NOT NULL,
	"attendant_id" text NOT NULL,
	CONSTRAINT "excluded_attendants_user_id_attendant_id_pk" PRIMARY KEY("user_id","attendant_id")
);
--> statement-breakpoint
CREATE TABLE "section_attendants" (
	"section_id" text NOT NULL,
	"night" date NOT NULL,
	"attendant_id" text NOT NULL,
	CONSTRAINT "section_attendants_section_id_night_pk" PRIMARY KEY("section_id","night")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"location_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cubicles" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"location_id" text NOT NULL,
	"status" text DEFAULT 'Available' NOT NULL,
	"reservation_id" text,
	"lock" text,
	CONSTRAINT "cubicles_status" CHECK ("cubicles"."status" in ('Available', 'Occupied', 'NeedsCleaning', 'Offline')),
	CONSTRAINT "cubicles_id" CHECK ("cubicles"."id" > 0),
	CONSTRAINT "cubicles_occupied" CHECK (("cubicles"."status" = 'Occupied') = ("cubicles"."reservation_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "room_placements" (
	"id" text PRIMARY KEY NOT NULL,
	"reservation_id" text NOT NULL,
	"room_id" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	"by" text
);
--> statement-breakpoint
CREATE TABLE "room_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" integer PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"location_id" text NOT NULL,
	"section_id" text NOT NULL,
	"bath" boolean DEFAULT false NOT NULL,
	"handicapped" boolean DEFAULT false NOT NULL,
	"private_room" boolean DEFAULT false NOT NULL,
	"kallah" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'Available' NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"reservation_id" text,
	"light" boolean DEFAULT false NOT NULL,
	"dry_door" text,
	"wet_door" text,
	"extension" text,
	"language" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "rooms_with_reservation" UNIQUE("id","reservation_id"),
	CONSTRAINT "rooms_status" CHECK ("rooms"."status" in ('Available', 'Ready', 'Occupied', 'NeedsCleaning', 'Cleaning', 'Offline')),
	CONSTRAINT "rooms_language" CHECK ("rooms"."language" in ('en', 'he')),
	CONSTRAINT "rooms_id" CHECK ("rooms"."id" > 0),
	CONSTRAINT "rooms_occupied" CHECK (("rooms"."status" = 'Occupied') = ("rooms"."reservation_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "room_id" integer;--> statement-breakpoint
ALTER TABLE "excluded_attendants" ADD CONSTRAINT "excluded_attendants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excluded_attendants" ADD CONSTRAINT "excluded_attendants_attendant_id_attendants_id_fk" FOREIGN KEY ("attendant_id") REFERENCES "public"."attendants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_attendants" ADD CONSTRAINT "section_attendants_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_attendants" ADD CONSTRAINT "section_attendants_attendant_id_attendants_id_fk" FOREIGN KEY ("attendant_id") REFERENCES "public"."attendants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cubicles" ADD CONSTRAINT "cubicles_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cubicles" ADD CONSTRAINT "cubicles_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_placements" ADD CONSTRAINT "room_placements_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_placements" ADD CONSTRAINT "room_placements_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_accounts" ADD CONSTRAINT "room_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_accounts" ADD CONSTRAINT "room_accounts_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attendants_card" ON "attendants" USING btree ("card_hash");--> statement-breakpoint
CREATE INDEX "excluded_attendants_attendant" ON "excluded_attendants" USING btree ("attendant_id");--> statement-breakpoint
CREATE INDEX "section_attendants_attendant" ON "section_attendants" USING btree ("attendant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cubicles_name" ON "cubicles" USING btree ("location_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "cubicles_reservation" ON "cubicles" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "room_placements_reservation" ON "room_placements" USING btree ("reservation_id","since");--> statement-breakpoint
CREATE UNIQUE INDEX "room_placements_room" ON "room_placements" USING btree ("room_id") WHERE "room_placements"."until" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "room_placements_open" ON "room_placements" USING btree ("reservation_id") WHERE "room_placements"."until" is null;--> statement-breakpoint
CREATE INDEX "room_accounts_room" ON "room_accounts" USING btree ("room_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_number" ON "rooms" USING btree ("location_id","number");--> statement-breakpoint
CREATE INDEX "rooms_section" ON "rooms" USING btree ("section_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_reservation" ON "rooms" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "reservations_here" ON "reservations" USING btree ("night") WHERE "reservations"."status" in ('Arrived', 'Waiting', 'Assigned', 'Prep', 'ReadyForChecking', 'ReadyForCheckingNext', 'Checking', 'Checked', 'ReadyForMikvah', 'ReadyForMikvahNext', 'ToMikvah', 'InMikvah', 'FromMikvah', 'Dressing');--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_room" ON "reservations" USING btree ("room_id");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_with_room" UNIQUE("id","room_id");--> statement-breakpoint
-- Before there were rooms a visit could be in none: whoever is still in the building waits, and is placed from there.
insert into status_history (id, reservation_id, previous, next, previous_since, at, note)
select gen_random_uuid()::text, id, status, 'Waiting', status_since, status_since, 'rooms came' from reservations
where status in ('Assigned', 'Prep', 'ReadyForChecking', 'ReadyForCheckingNext', 'Checking', 'Checked', 'ReadyForMikvah', 'ReadyForMikvahNext', 'ToMikvah', 'InMikvah', 'FromMikvah', 'Dressing');
--> statement-breakpoint
update reservations set status = 'Waiting' where status in ('Assigned', 'Prep', 'ReadyForChecking', 'ReadyForCheckingNext', 'Checking', 'Checked', 'ReadyForMikvah', 'ReadyForMikvahNext', 'ToMikvah', 'InMikvah', 'FromMikvah', 'Dressing');
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_in_room" CHECK (("reservations"."status" in ('Assigned', 'Prep', 'ReadyForChecking', 'ReadyForCheckingNext', 'Checking', 'Checked', 'ReadyForMikvah', 'ReadyForMikvahNext', 'ToMikvah', 'InMikvah', 'FromMikvah', 'Dressing')) = ("reservations"."room_id" is not null));
--> statement-breakpoint
-- An Occupied room names its visit and the visit names the room. Both are asked when the transaction ends.
alter table rooms add constraint rooms_visit_is_in_it foreign key (reservation_id, id)
references reservations (id, room_id) deferrable initially deferred;
--> statement-breakpoint
alter table reservations add constraint reservations_room_has_it foreign key (room_id, id)
references rooms (id, reservation_id) deferrable initially deferred;
