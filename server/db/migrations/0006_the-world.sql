CREATE TABLE "device_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"rooms" integer[],
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "peripherals" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"used_at" text NOT NULL,
	"location_id" text NOT NULL,
	"point" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "peripherals_kind" CHECK ("peripherals"."kind" in ('printer', 'cardReader')),
	CONSTRAINT "peripherals_used_at" CHECK ("peripherals"."used_at" in ('reception', 'kiosk'))
);
--> statement-breakpoint
CREATE TABLE "kiosk_visits" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reservation_id" text,
	"until" timestamp (3) with time zone,
	"locked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "access_log" (
	"id" text PRIMARY KEY NOT NULL,
	"reservation_id" text NOT NULL,
	"door" text NOT NULL,
	"by" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supply_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL,
	"reservation_id" text,
	"item" text NOT NULL,
	"is_call_request" boolean DEFAULT false NOT NULL,
	"is_attendant_request" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"canceled_at" timestamp (3) with time zone,
	"by" text,
	CONSTRAINT "supply_requests_status" CHECK ("supply_requests"."status" in ('open', 'complete', 'canceled')),
	CONSTRAINT "supply_requests_ended" CHECK (("supply_requests"."status" = 'complete') = ("supply_requests"."completed_at" is not null)
        and ("supply_requests"."status" = 'canceled') = ("supply_requests"."canceled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "effects" DROP CONSTRAINT "effects_do";--> statement-breakpoint
ALTER TABLE "live_events" ADD COLUMN "written" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_devices" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "light_point" text;--> statement-breakpoint
ALTER TABLE "peripherals" ADD CONSTRAINT "peripherals_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_visits" ADD CONSTRAINT "kiosk_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_visits" ADD CONSTRAINT "kiosk_visits_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_log" ADD CONSTRAINT "access_log_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_requests" ADD CONSTRAINT "supply_requests_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_requests" ADD CONSTRAINT "supply_requests_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "device_keys_hash" ON "device_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "peripherals_point" ON "peripherals" USING btree ("point");--> statement-breakpoint
CREATE INDEX "kiosk_visits_reservation" ON "kiosk_visits" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "access_log_reservation" ON "access_log" USING btree ("reservation_id","at");--> statement-breakpoint
CREATE INDEX "supply_requests_reservation" ON "supply_requests" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supply_requests_of_visit" ON "supply_requests" USING btree ("reservation_id","item") WHERE "supply_requests"."status" = 'open' and "supply_requests"."reservation_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "supply_requests_of_room" ON "supply_requests" USING btree ("room_id","item") WHERE "supply_requests"."status" = 'open' and "supply_requests"."reservation_id" is null;--> statement-breakpoint
ALTER TABLE "effects" ADD CONSTRAINT "effects_do" CHECK ("effects"."do" in ('message', 'refund', 'forgetCards', 'device', 'print'));
--> statement-breakpoint
-- A room is told of when it changes, when what it shows of its visit changes, and when its section or whoever has that
-- section does.
create trigger room_changes_live after update on rooms
for each row when (old.* is distinct from new.*) execute function tell_live('room', 'id');
--> statement-breakpoint
create trigger visit_changes_its_room_live after update on reservations
for each row when (old.* is distinct from new.*) execute function tell_live('room', 'room_id');
--> statement-breakpoint
create function tell_live_of_its_room() returns trigger language plpgsql as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  insert into live_events (kind, subject)
  select 'room', room_id from reservations where id = changed ->> 'reservation_id' and room_id is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger payment_comes_or_goes_in_room_live after insert or delete on payments
for each row execute function tell_live_of_its_room();
--> statement-breakpoint
create trigger payment_changes_in_room_live after update on payments
for each row when (old.* is distinct from new.*) execute function tell_live_of_its_room();
--> statement-breakpoint
create trigger attempt_opens_in_room_live after insert on payment_attempts
for each row execute function tell_live_of_its_room();
--> statement-breakpoint
create trigger attempt_ends_in_room_live after update on payment_attempts
for each row when ((old.state, old.reservation_id) is distinct from (new.state, new.reservation_id))
execute function tell_live_of_its_room();
--> statement-breakpoint
create function tell_live_of_kept_room() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into live_events (kind, subject) values ('room', old.room_id);
  end if;
  if tg_op <> 'DELETE' then
    insert into live_events (kind, subject) values ('room', new.room_id);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger room_is_kept_live after insert or update or delete on preassignments
for each row execute function tell_live_of_kept_room();
--> statement-breakpoint
create function tell_live_of_section() returns trigger language plpgsql as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  insert into live_events (kind, subject)
  select 'room', id from rooms where section_id = changed ->> tg_argv[0];
  return null;
end $$;
--> statement-breakpoint
create trigger section_is_given_live after insert or update or delete on section_attendants
for each row execute function tell_live_of_section('section_id');
--> statement-breakpoint
create trigger section_is_named_live after update on sections
for each row when (old.name <> new.name) execute function tell_live_of_section('id');
--> statement-breakpoint
create function tell_live_of_attendant() returns trigger language plpgsql as $$
begin
  insert into live_events (kind, subject)
  select 'room', id from rooms where section_id in
    (select section_id from section_attendants where attendant_id = new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger attendant_is_named_live after update on attendants
for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
execute function tell_live_of_attendant();
--> statement-breakpoint
-- Of the patron herself what stands beside her visits: her name, and whom she'd rather not meet.
create function tell_live_of_her_visits() returns trigger language plpgsql as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  insert into live_events (kind, subject)
  select what.kind, case what.kind when 'room' then room_id::text else id end
  from reservations, (values ('reservation'), ('room')) as what (kind)
  where user_id = changed ->> tg_argv[0] and status not in ('Done', 'Canceled', 'Replaced')
    and (what.kind = 'reservation' or room_id is not null);
  return null;
end $$;
--> statement-breakpoint
create trigger patron_is_named_live after update on users
for each row when ((old.first_name, old.last_name, old.test_user) is distinct from (new.first_name, new.last_name, new.test_user))
execute function tell_live_of_her_visits('id');
--> statement-breakpoint
create trigger attendant_is_excluded_live after insert or delete on excluded_attendants
for each row execute function tell_live_of_her_visits('user_id');
--> statement-breakpoint
create function tell_live_of_supply() returns trigger language plpgsql as $$
begin
  insert into live_events (kind, subject) values ('supply', new.id);
  if new.reservation_id is null then
    insert into live_events (kind, subject) values ('room', new.room_id);
  else
    insert into live_events (kind, subject) values ('reservation', new.reservation_id);
    insert into live_events (kind, subject)
    select 'room', room_id from reservations where id = new.reservation_id and room_id is not null;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger supply_is_asked_live after insert on supply_requests
for each row execute function tell_live_of_supply();
--> statement-breakpoint
create trigger supply_changes_live after update on supply_requests
for each row when (old.* is distinct from new.*) execute function tell_live_of_supply();
