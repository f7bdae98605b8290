CREATE TABLE "audit_batches" (
	"number" integer PRIMARY KEY NOT NULL,
	"rows" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text,
	"act" text NOT NULL,
	"subject" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"batch" integer
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"first_name" text,
	"last_name" text,
	"email" text NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "contact_messages_kind" CHECK ("contact_messages"."kind" in ('contact', 'careers', 'donation', 'kallah', 'accessible', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "facility" (
	"id" integer PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"settings_version" bigint DEFAULT 1 NOT NULL,
	"accounts_version" bigint DEFAULT 1 NOT NULL,
	"clock_set_at" timestamp (3) with time zone,
	"clock_shows" timestamp (3) with time zone,
	"key_salt" text NOT NULL,
	CONSTRAINT "facility_one_row" CHECK ("facility"."id" = 1),
	CONSTRAINT "facility_mode" CHECK ("facility"."mode" in ('practice', 'live'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"bucket" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "limits_bucket_window_start_pk" PRIMARY KEY("bucket","window_start")
);
--> statement-breakpoint
CREATE TABLE "membership_levels" (
	"level" text PRIMARY KEY NOT NULL,
	"level_he" text DEFAULT '' NOT NULL,
	"cents" integer NOT NULL,
	"bath_cents" integer,
	"private_bath_cents" integer,
	"shower_cents" integer,
	"private_shower_cents" integer,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchandise" (
	"item" text PRIMARY KEY NOT NULL,
	"item_he" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_he" text DEFAULT '' NOT NULL,
	"cents" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "effects" (
	"id" text PRIMARY KEY NOT NULL,
	"do" text NOT NULL,
	"payload" text,
	"dedupe" text,
	"held_in_quiet" boolean DEFAULT false NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"retry_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "effects_do" CHECK ("effects"."do" in ('message', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	CONSTRAINT "messages_channel" CHECK ("messages"."channel" in ('sms', 'email', 'push', 'phone'))
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"processor" text NOT NULL,
	"user_id" text,
	"reservation_id" text,
	"refund_of" text,
	"cents" integer NOT NULL,
	"split" jsonb NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"intent_id" text,
	"transaction_id" text,
	"error" text,
	"asked" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"look_at" timestamp (3) with time zone,
	CONSTRAINT "attempts_kind" CHECK ("payment_attempts"."kind" in ('charge', 'refund')),
	CONSTRAINT "attempts_processor" CHECK ("payment_attempts"."processor" in ('stripe', 'cardknox')),
	CONSTRAINT "attempts_purpose" CHECK ("payment_attempts"."purpose" in ('visit', 'donation', 'membership', 'kallah', 'other')),
	CONSTRAINT "attempts_state" CHECK ("payment_attempts"."state" in ('open', 'approved', 'declined', 'error')),
	CONSTRAINT "attempts_cents" CHECK ("payment_attempts"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "card_vault" (
	"customer_ref" text NOT NULL,
	"id" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp" text NOT NULL,
	CONSTRAINT "card_vault_customer_ref_id_pk" PRIMARY KEY("customer_ref","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" text,
	"user_id" text,
	"reservation_id" text,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"cents" integer NOT NULL,
	"reference" text,
	"note" text,
	"tip_note" text,
	"error" text,
	"transaction_id" text,
	"refund_of" text,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	CONSTRAINT "payments_cents" CHECK ("payments"."cents" >= 0),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('CreditCard', 'Tip', 'Donation', 'Fee', 'CreditRefund', 'Cash', 'Check', 'Terminal')),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('Approved', 'Declined', 'Error'))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_name" text NOT NULL,
	"phone" text,
	"password_hash" text,
	"roles" text[] DEFAULT '{}'::text[] NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"tokens_from" timestamp (3) with time zone,
	"first_name" text,
	"last_name" text,
	"email" text,
	"address" text,
	"city" text,
	"state" text,
	"zipcode" text,
	"language" text DEFAULT 'en' NOT NULL,
	"notes" text,
	"internal_note" text,
	"plate_number" text,
	"notification_reservations" boolean DEFAULT true NOT NULL,
	"notification_day_before" boolean DEFAULT true NOT NULL,
	"notification_day_of" boolean DEFAULT true NOT NULL,
	"test_user" boolean DEFAULT false NOT NULL,
	"customer_ref" text,
	"membership_level" text,
	"membership_expiration" date,
	"membership_paid_until" date,
	"membership_auto_renew" boolean DEFAULT false NOT NULL,
	"membership_installments" integer DEFAULT 1 NOT NULL,
	"renewal_noticed_for" date,
	"renewal_noticed_on" date,
	"renewal_seen_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_sign_in" timestamp (3) with time zone,
	CONSTRAINT "users_kind" CHECK ("users"."kind" in ('patron', 'staff', 'device')),
	CONSTRAINT "users_roles" CHECK ("users"."roles" <@ array['Admin', 'Reception', 'Attendant', 'Kiosk', 'Room', 'Mikvah', 'Waiting', 'OpenGarageGate']::text[]),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'he'))
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_he" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"address_he" text DEFAULT '' NOT NULL,
	"lat" double precision,
	"long" double precision,
	"alternate" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"capacity" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"open_kinds" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"point" text NOT NULL,
	"op" text NOT NULL,
	"result" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_ledger" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_id" text NOT NULL,
	"location_id" text NOT NULL,
	"night" date NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"placeholder" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"hold_until" timestamp (3) with time zone,
	"bath" boolean DEFAULT false NOT NULL,
	"handicapped" boolean DEFAULT false NOT NULL,
	"kallah" boolean DEFAULT false NOT NULL,
	"segula" boolean DEFAULT false NOT NULL,
	"private_room" boolean DEFAULT false NOT NULL,
	"chabad_bor" boolean DEFAULT false NOT NULL,
	"parking" boolean DEFAULT false NOT NULL,
	"salon_manicure" boolean DEFAULT false NOT NULL,
	"salon_pedicure" boolean DEFAULT false NOT NULL,
	"salon_both" boolean DEFAULT false NOT NULL,
	"double_slot" boolean DEFAULT false NOT NULL,
	"use_discount_price" boolean DEFAULT false NOT NULL,
	"member" boolean DEFAULT false NOT NULL,
	"first_time" boolean DEFAULT false NOT NULL,
	"advance" boolean DEFAULT true NOT NULL,
	"notes" text,
	"reservation_notes" text,
	"user_notes" text,
	"replacing_id" text,
	"refund_missed" boolean DEFAULT false NOT NULL,
	"booked_in_time" boolean DEFAULT true NOT NULL,
	"lines" jsonb NOT NULL,
	"donation_note" text,
	"time_arrived" timestamp (3) with time zone,
	"waiting_code" text,
	"time_completed" timestamp (3) with time zone,
	"status_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"created_ip" text,
	CONSTRAINT "reservations_status" CHECK ("reservations"."status" in ('Pending', 'Reserved', 'Arrived', 'Waiting', 'Assigned', 'Prep', 'ReadyForChecking', 'ReadyForCheckingNext', 'Checking', 'Checked', 'ReadyForMikvah', 'ReadyForMikvahNext', 'ToMikvah', 'InMikvah', 'FromMikvah', 'Dressing', 'Done', 'Canceled', 'Replaced')),
	CONSTRAINT "reservations_interval" CHECK ("reservations"."starts_at" < "reservations"."ends_at"),
	CONSTRAINT "reservations_salon" CHECK (not ("reservations"."salon_manicure" and "reservations"."salon_both"))
);
--> statement-breakpoint
CREATE TABLE "status_history" (
	"id" text PRIMARY KEY NOT NULL,
	"reservation_id" text NOT NULL,
	"previous" text,
	"next" text NOT NULL,
	"previous_since" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"ip" text,
	"attendant" text,
	"note" text,
	CONSTRAINT "status_history_previous" CHECK ("status_history"."previous" in ('Pending', 'Reserved', 'Arrived', 'Waiting', 'Assigned', 'Prep', 'ReadyForChecking', 'ReadyForCheckingNext', 'Checking', 'Checked', 'ReadyForMikvah', 'ReadyForMikvahNext', 'ToMikvah', 'InMikvah', 'FromMikvah', 'Dressing', 'Done', 'Canceled', 'Replaced')),
	CONSTRAINT "status_history_next" CHECK ("status_history"."next" in ('Pending', 'Reserved', 'Arrived', 'Waiting', 'Assigned', 'Prep', 'ReadyForChecking', 'ReadyForCheckingNext', 'Checking', 'Checked', 'ReadyForMikvah', 'ReadyForMikvahNext', 'ToMikvah', 'InMikvah', 'FromMikvah', 'Dressing', 'Done', 'Canceled', 'Replaced'))
);
--> statement-breakpoint
CREATE TABLE "nights" (
	"location_id" text NOT NULL,
	"date" date NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "nights_location_id_date_pk" PRIMARY KEY("location_id","date")
);
--> statement-breakpoint
CREATE TABLE "schedule_overrides" (
	"location_id" text NOT NULL,
	"date" date NOT NULL,
	"closed" boolean,
	"open_time" timestamp (3) with time zone,
	"last_entry_time" timestamp (3) with time zone,
	"zman_tevillah" timestamp (3) with time zone,
	"hebrew_note" text,
	"shabbos_mode" boolean,
	CONSTRAINT "schedule_overrides_location_id_date_pk" PRIMARY KEY("location_id","date")
);
--> statement-breakpoint
CREATE TABLE "language_texts" (
	"language" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "language_texts_language_key_pk" PRIMARY KEY("language","key"),
	CONSTRAINT "language_texts_language" CHECK ("language_texts"."language" in ('en', 'he'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text
);
--> statement-breakpoint
CREATE TABLE "device_credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ended_families" (
	"family" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_codes_language" CHECK ("login_codes"."language" in ('en', 'he'))
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"user_id" text NOT NULL,
	"device_credential_id" text,
	"secret_hash" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"traded_at" timestamp (3) with time zone,
	"successor_id" text,
	"revoked" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_history" ADD CONSTRAINT "status_history_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nights" ADD CONSTRAINT "nights_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_overrides" ADD CONSTRAINT "schedule_overrides_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_credentials" ADD CONSTRAINT "device_credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "audit_log_batch" ON "audit_log" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "audit_log_waiting" ON "audit_log" USING btree ("at") WHERE "audit_log"."batch" is null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_started" ON "idempotency_keys" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "limits_expiry" ON "limits" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "effects_dedupe" ON "effects" USING btree ("dedupe");--> statement-breakpoint
CREATE INDEX "effects_due" ON "effects" USING btree ("due_at") WHERE "effects"."done_at" is null;--> statement-breakpoint
CREATE INDEX "messages_at" ON "messages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "messages_to" ON "messages" USING btree ("to");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_open_reservation" ON "payment_attempts" USING btree ("reservation_id") WHERE "payment_attempts"."state" = 'open' and "payment_attempts"."kind" = 'charge' and "payment_attempts"."reservation_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_open_user" ON "payment_attempts" USING btree ("user_id") WHERE "payment_attempts"."state" = 'open' and "payment_attempts"."kind" = 'charge' and "payment_attempts"."reservation_id" is null and "payment_attempts"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_open_refund" ON "payment_attempts" USING btree ("refund_of") WHERE "payment_attempts"."state" = 'open' and "payment_attempts"."kind" = 'refund';--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_transaction" ON "payment_attempts" USING btree ("processor","kind","transaction_id") WHERE "payment_attempts"."transaction_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_intent" ON "payment_attempts" USING btree ("processor","intent_id") WHERE "payment_attempts"."intent_id" is not null and "payment_attempts"."kind" = 'charge';--> statement-breakpoint
CREATE INDEX "attempts_reservation" ON "payment_attempts" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "attempts_look" ON "payment_attempts" USING btree ("look_at") WHERE "payment_attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payments_reservation" ON "payments" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "payments_day" ON "payments" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_attempt_method" ON "payments" USING btree ("attempt_id","method");--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_name" ON "users" USING btree (lower("user_name"));--> statement-breakpoint
CREATE INDEX "users_expiration" ON "users" USING btree ("membership_expiration");--> statement-breakpoint
CREATE INDEX "reservations_night" ON "reservations" USING btree ("night","location_id");--> statement-breakpoint
CREATE INDEX "reservations_user" ON "reservations" USING btree ("user_id","night");--> statement-breakpoint
CREATE INDEX "reservations_replacing" ON "reservations" USING btree ("replacing_id") WHERE "reservations"."replacing_id" is not null;--> statement-breakpoint
CREATE INDEX "reservations_holds" ON "reservations" USING btree ("hold_until") WHERE "reservations"."status" = 'Pending';--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_code" ON "reservations" USING btree ("night","code");--> statement-breakpoint
CREATE INDEX "status_history_reservation" ON "status_history" USING btree ("reservation_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "device_credentials_secret" ON "device_credentials" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "device_credentials_user" ON "device_credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ended_families_ended" ON "ended_families" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "login_codes_phone" ON "login_codes" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_secret" ON "refresh_tokens" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family");--> statement-breakpoint
CREATE INDEX "refresh_tokens_user" ON "refresh_tokens" USING btree ("user_id");
-- Every change of what the visits of a night take moves the night's version, whoever makes it. The version is the
-- transaction's own number: it comes into sight with the change itself and never comes again. Whoever causes such a
-- change has locked the night before (lockNights), so that these triggers wait for nobody.
create function visit_moves_night() returns trigger language plpgsql as $$
begin
  insert into nights as night (location_id, date, version)
  select distinct place, day, pg_current_xact_id()::text::bigint
  from (values (old.location_id, old.night), (new.location_id, new.night)) as changed (place, day)
  where place is not null
  order by place, day
  on conflict (location_id, date) do update set version = excluded.version
  where night.version <> excluded.version;
  return null;
end $$;
--> statement-breakpoint
create trigger visit_comes_or_goes after insert or delete on reservations
for each row execute function visit_moves_night();
--> statement-breakpoint
create trigger visit_changes after update on reservations
for each row when (
  (old.id, old.location_id, old.night, old.user_id, old.status, old.replacing_id, old.starts_at, old.ends_at, old.hold_until,
   old.time_completed, old.placeholder, old.bath, old.handicapped, old.kallah, old.segula, old.chabad_bor,
   old.private_room, old.parking, old.salon_manicure, old.salon_both, old.double_slot)
  is distinct from
  (new.id, new.location_id, new.night, new.user_id, new.status, new.replacing_id, new.starts_at, new.ends_at, new.hold_until,
   new.time_completed, new.placeholder, new.bath, new.handicapped, new.kallah, new.segula, new.chabad_bor,
   new.private_room, new.parking, new.salon_manicure, new.salon_both, new.double_slot)
) execute function visit_moves_night();
--> statement-breakpoint
-- A hold that is being paid for doesn't run out, so an open charge is part of what a night holds.
create function charge_moves_night() returns trigger language plpgsql as $$
begin
  insert into nights as night (location_id, date, version)
  select distinct location_id, reservations.night, pg_current_xact_id()::text::bigint
  from reservations
  where id in (old.reservation_id, new.reservation_id)
  order by location_id, reservations.night
  on conflict (location_id, date) do update set version = excluded.version
  where night.version <> excluded.version;
  return null;
end $$;
--> statement-breakpoint
create trigger charge_opens after insert on payment_attempts
for each row when (new.state = 'open' and new.kind = 'charge' and new.reservation_id is not null)
execute function charge_moves_night();
--> statement-breakpoint
create trigger charge_changes after update on payment_attempts
for each row when (
  (old.state = 'open' and old.kind = 'charge' or new.state = 'open' and new.kind = 'charge')
  and (old.state, old.kind, old.reservation_id) is distinct from (new.state, new.kind, new.reservation_id)
) execute function charge_moves_night();
--> statement-breakpoint
create trigger charge_goes after delete on payment_attempts
for each row when (old.state = 'open' and old.kind = 'charge' and old.reservation_id is not null)
execute function charge_moves_night();
--> statement-breakpoint
-- What staff looked at and did is only ever added to. One thing is written later, once: the batch a row is chained in.
create function audit_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger audit_row_changes before update on audit_log
for each row when (
  old.batch is not null or new.batch is null
  or (old.id, old.at, old.actor, old.act, old.subject, old.details)
    is distinct from (new.id, new.at, new.actor, new.act, new.subject, new.details)
) execute function audit_is_kept();
--> statement-breakpoint
create trigger audit_row_goes before delete on audit_log for each row execute function audit_is_kept();
--> statement-breakpoint
create trigger audit_log_emptied before truncate on audit_log execute function audit_is_kept();
--> statement-breakpoint
create trigger audit_batch_changes before update or delete on audit_batches
for each row execute function audit_is_kept();
--> statement-breakpoint
create trigger audit_batches_emptied before truncate on audit_batches execute function audit_is_kept();

create schema drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
set session_replication_role = replica;
insert into "drizzle"."__drizzle_migrations" select * from json_populate_recordset(null::"drizzle"."__drizzle_migrations", '[
{"id":1,"hash":"078a28f02117077db672fcbbe0edc523d6a56b0b2bc4ff8a0ef9b9e370bf5978","created_at":1795298139417},
{"id":2,"hash":"372175ef40ae52eaaf0cb9b21485892c9a81feef9e6ef6e294ebb8197e8fac72","created_at":1795298142059}
]');
insert into "public"."audit_batches" select * from json_populate_recordset(null::"public"."audit_batches", '[
{"number":1,"rows":5,"hash":"lIjoFNR8L2Vk_BFR9dyVMqBoGH-bE-hVBIsFx85h2w0"}
]');
insert into "public"."audit_log" select * from json_populate_recordset(null::"public"."audit_log", '[
{"id":"3mPBtXsFBA5yVuQO2_j-","at":"2026-11-24T19:00:02.448+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"membership-levels-changed","subject":null,"details":{"levels": ["Gold"]},"batch":1},
{"id":"B8AevOvNpzNz08CFSR-U","at":"2026-11-24T19:00:02.109+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"setting-changed","subject":"lateGraceMinutes","details":{},"batch":1},
{"id":"lrVaUk6iVMAfLlI1tXJa","at":"2026-11-24T19:00:02.7+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"merchandise-changed","subject":null,"details":{"items": ["Comb"]},"batch":1},
{"id":"qPBk8ci0eY5WYL-AZgc_","at":"2026-11-24T19:00:02.873+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"text-changed","subject":"en:slot-taken","details":{},"batch":1},
{"id":"stQyYeKlor0ACCwnm_7i","at":"2026-11-24T19:00:02.309+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"schedule-edited","subject":"main 2026-12-02","details":{"fields": ["date", "hebrewNote"]},"batch":1}
]');
insert into "public"."card_vault" select * from json_populate_recordset(null::"public"."card_vault", '[
{"customer_ref":"hers","id":"card","token":"sealed:yvXzjANwIohhigld1ARDDXoQEqhFv8vfwOcKpmz_BQ","brand":"Visa","last4":"4242","exp":"0130"}
]');
insert into "public"."contact_messages" select * from json_populate_recordset(null::"public"."contact_messages", '[
{"id":"ow2Vzi6OV5-vYzCRNxJp","at":"2026-11-24T19:00:03.002+00:00","kind":"contact","user_id":null,"first_name":"Rivka","last_name":"Levi","email":"rivka@example.com","message":"When do you open?"}
]');
insert into "public"."device_credentials" select * from json_populate_recordset(null::"public"."device_credentials", '[
{"id":"G4LgBBp3bUlUzRk6Tsi-","user_id":"sdBnuXNNbVILIi1nmW0A","secret_hash":"TM-HkXRhhMwYLpKlTKrWuqVqBs9ZkxrxXI1R_GKD7_s","created_at":"2026-11-21T22:16:36.131+00:00","last_used_at":"2026-11-21T22:16:36.131+00:00"},
{"id":"LpG8LNyoyoSF_29kkO8w","user_id":"mo9FV4KPglMGGe_pzXvj","secret_hash":"VK1Lti9OOd6czc8U6yD7u67-FEZFRzIoiJnRDJe-uKo","created_at":"2026-11-21T22:16:36.131+00:00","last_used_at":"2026-11-21T22:16:36.131+00:00"},
{"id":"RTJd4nuvqfgftF9gFZjM","user_id":"OhAYFYCNnIycMce5OtCJ","secret_hash":"vPUzSLFwK_67DgZXrNrwKvb-XeMf50sux-Zti1N7Bnw","created_at":"2026-11-21T22:16:36.131+00:00","last_used_at":"2026-11-21T22:16:36.131+00:00"}
]');
insert into "public"."effects" select * from json_populate_recordset(null::"public"."effects", '[
{"id":"1cZdPsVzvW14uIkHT-M0","do":"message","payload":null,"dedupe":"noticeReserved:Yo7i2VKEOD4MmB_o8psA","held_in_quiet":true,"due_at":"2026-11-24T19:00:04.005+00:00","retry_at":"2026-11-21T22:18:39.098+00:00","attempts":1,"done_at":"2026-11-21T22:16:39.131+00:00","failure":null},
{"id":"4GRA-C7NTwWKJqq6xEgJ","do":"message","payload":null,"dedupe":"contact:ow2Vzi6OV5-vYzCRNxJp","held_in_quiet":true,"due_at":"2026-11-24T19:00:03.002+00:00","retry_at":"2026-11-21T22:18:37.919+00:00","attempts":1,"done_at":"2026-11-21T22:16:38.043+00:00","failure":null},
{"id":"IJIOkPYnkiU1Av5Vt0Jn","do":"message","payload":null,"dedupe":null,"held_in_quiet":false,"due_at":"2026-11-24T19:00:03.21+00:00","retry_at":"2026-11-21T22:18:38.432+00:00","attempts":1,"done_at":"2026-11-21T22:16:38.473+00:00","failure":null},
{"id":"PmwvjW7OcMPTEDkpRPe3","do":"message","payload":null,"dedupe":null,"held_in_quiet":false,"due_at":"2026-11-24T19:00:04.357+00:00","retry_at":"2026-11-21T22:18:39.264+00:00","attempts":1,"done_at":"2026-11-21T22:16:39.287+00:00","failure":null}
]');
insert into "public"."ended_families" select * from json_populate_recordset(null::"public"."ended_families", '[
{"family":"Dq0aHvnZLnD6uLY4GgFu","ended_at":"2026-11-21T22:16:39.216+00:00"}
]');
insert into "public"."facility" select * from json_populate_recordset(null::"public"."facility", '[
{"id":1,"mode":"practice","settings_version":7,"accounts_version":2,"clock_set_at":"2026-11-21T22:16:34.874+00:00","clock_shows":"2026-11-24T19:00:00+00:00","key_salt":"9nFWdVMC0UWWztSecxJB92x-PfJH9w8ZI0cSU7vl25Y"}
]');
insert into "public"."idempotency_keys" select * from json_populate_recordset(null::"public"."idempotency_keys", '[
{"scope":"_3cIu4Um3z2aw4O8_uj5j6tN8nSoMZZwjy4ZdXYLFBo","body_hash":"4lFwIFQQ9rG2SZe-qmZ57gMlyOnVoZ3mgPr58e688uU","status":200,"answer":"sealed:raYlWvGygKpw3rLM0R7KrmV5xDNFoGnZnQ1HL0lcd2AJHqyKz3Tghhfbvaa801Wc3_hQqZXBx-fl2KJnBv5ATlOtTWnBSwgmEJRSNQVIMid8tC1UUuyKaRfiC8SeJmbGuzQ8wc9pEHD3s5HKQi2QwIPARynClIiYwseNh6ibA2Pt3oafWXY-Mdvle3ZfnWHFLuPweinIItrh8Ysq4pxY06DNQOe-8q-C_AMxDCXbns6KFx4cuZHiKpyKs0ZOxpGNusb86zon4lGOojvyC-H0rBtRF9wwB16Paj6iGudDjw0ckAWT_1mPHlKyDvIgyDjCpjUhC8N0eWELMccX8z3DvKJlUts8ZXXZMWYfGswB9_gmpkEY0b3flcSYOC3c3n9cJSqxZhXZAtuudlF0MOiVbQMw1Pjf2vp4nglHXLtJiBg5eu6NCF-BoetKUbQ6TSvAom5HhSXhiyHruKE9ei85V4xXbEdAhhisR5k07ie_EiXeNQ","started_at":"2026-11-21T22:16:39.138+00:00"},
{"scope":"bLSZHAR6K4yH2c5t0UFEli6E74_urnKqHx4JmdSc498","body_hash":"cbrx1GJbCwx4G2iPODuaRrb6F9oN7-eHDtSkN8RtyGw","status":200,"answer":"sealed:4bKDzYRF-EEv_C7rq5F0Ruf74iWaS_qGDapm-rZUKBGvs1d4b-T6SQ-PlefbvETpkqWvai4W6VSRSbq7cz9i_5LgYFi7g0RRys-1ASMJLN9npuzI0cZSgP5BUOheX0PpmCH_BZzrmEHToZK69vUk_oGGrJ22oXFXyuSVIgYaTv9AhE_OVewFPT4pXftmmuvEye12J3wcBwBjIPwPcnpjDg3YtDlDMs4fJ7c2B5aIdAlr0bW8UQuikQ4BpLp6ailVjVR3pNOcg9CuHZlYpdeFQp2lGkL6beI7p6EoWlIUgHd00x4jzSQpc3xiQfRIeVZfPsk1YVrVFRGLkH9EgUiGqLegFTMu38HTzBaC7GIj75lxxH8Xfo0dAMmzUa2pWMLTkP6is14VdEPX1vsGeCt17SZNm725zKaeVhM_JzetksfVaYmNlF4JMJ9YjxAWtzzMA09wthiX2Xg6IO3TEwvdp0TCSqITzgu-6xPSBu0Q4P_Z2sMPotjg30bfJ8q7ee7FO-LiTTx3PX_Gm3R7XWw_8lyxssdwoaHUSuM4tX1V4kP7NSf-FB6gP_F8X35zr88YJqRdiBvDAxE7YCdlKyHFras_q4K6B8eksRS38y_nvwLoHxcbOZeg0pZ0oqDxiG36kE-DZGZ4mOkMRAakcnBB96_jZNSxCbiILkNS_HQyO6UqtAe411p0lSLwN6aBff1NhA1Cja0_jo-ROUhEJMFFrLhszCYTkSWwP2gLx08Gje0f8PDRxa0Z1d_yTUKtgayyxwBStBpcaptn1jVcIDngHDwdPe-SRDKTIgCh4kisHNEq4N99399GPDj0_U1rW7lCGAZZVOD9wav31858m3dxQJfxrgz7A42O7HUuAeV7MeuZCG9QEzhIlRf7RkpVEmf2eFfIE_XLtacgI0yiAxzmiIFokYEZtsPV2L9crjiXzp1IjFBAeut97baSMmZRQgHng_n3R7_b1Vt7y-7sRZbdFhAbq1dgjFhPkAqzeKgC5SnY_3x1O94h9fNAps7ZDdVuHwbrePxhWWK_cYSD_vhMW5Nj4dFWSoB0SJx3--oienskNJQ1Bo4jS-l3KXuxvQrkhEvEZzrpEJOtQcM7QT6jscbPb9f5Ej3C33RxKyb6XUj6beVyHKxZoKnOcRIC8fr1GUjnWexvm04SqzvvE7Fx0GJlym37jeUlFIDxxpVwA2r5AESe8ktbWH5KJ7lW9Z1dBBB57dzSLZA3in1Ce4RiUDGmCfSq-JGNIgs95he60DeQhRD1kTYwdk7RGdwUMpgvzF29Mcc0z8UPTiCmiD6BHvSCqEKZBrFxjYTGjGBctmu0R3lzuHj2_SrDRIQA-MliRV9_mf5z7OxZtaYKd8MZE8s54q14ClMCENb77MpMyl3NZ5waajptggD_zE49UbbK7JH2loLcu5y1MaL9s2vIxHUqeJBvEE-5LiubuF55StjnPouqp6KhZ-0cXexvQ1GfTKlH-ZXvcPE8jtxmA_YN3_x8E8QwKHEEnQ3HM7XwrPEUJim1W3ZeTeiX_8isJPs_JnybkQ1fsEXImRMgaklGiQlV9hF597MhjU5SXYt4YmUAHa5JdrpF3jCEFKrmKLLSi52YHeEYdmtGlXU07BUXbPdxcnh0oGxnmdhtk1f5Cd39GAt042lXfSMYAY4CJcx08ielpM0O1mItKYA10M5eJjs98qhVvZZVgRW6raIOkDkAqqxQ5GBr6TQvn-GSaH5M7IrV4VjBcCd4gn72ie9-sC3kjKMJ1NUcsinc9zFa9-hQ1UWznJ3brn-HnNBYJE8f_FjVBpNr5JPUA-7GRph1ghi2zujsDQuAfYJSp4B2QAAWI6Wf6IzNIsML2OEy4JAB1IExJlBHeFuITETQXOQNpH1jEGnAxjAZUrryOCWZoz6z0WAkXFzDLM5OAtnTaygPH9oP9N0dipHowtOg-bUNtec50ePNqzPPB2v_zYlmvPlxl_YQnfOo-noqS-XbQzITAyaoFHqY_weFJ2fUmjSx19dyPhrwpBpkyoQgOdyjT_U","started_at":"2026-11-21T22:16:38.879+00:00"}
]');
insert into "public"."language_texts" select * from json_populate_recordset(null::"public"."language_texts", '[
{"language":"en","key":"slot-taken","value":"Gone, sorry."}
]');
insert into "public"."limits" select * from json_populate_recordset(null::"public"."limits", '[
{"bucket":"code:day","window_start":"2026-11-21T00:00:00+00:00","count":2,"expires_at":"2026-11-22T00:00:00+00:00"},
{"bucket":"code:day:new","window_start":"2026-11-21T00:00:00+00:00","count":2,"expires_at":"2026-11-22T00:00:00+00:00"},
{"bucket":"code:phone:12015550142","window_start":"2026-11-21T22:00:00+00:00","count":1,"expires_at":"2026-11-21T23:00:00+00:00"},
{"bucket":"code:phone:12015550143","window_start":"2026-11-21T22:00:00+00:00","count":1,"expires_at":"2026-11-21T23:00:00+00:00"},
{"bucket":"contact:day","window_start":"2026-11-21T00:00:00+00:00","count":1,"expires_at":"2026-11-22T00:00:00+00:00"},
{"bucket":"kept","window_start":"2026-11-21T22:00:00+00:00","count":1,"expires_at":"2026-11-21T23:00:00+00:00"},
{"bucket":"password:admin","window_start":"2026-11-21T22:15:00+00:00","count":0,"expires_at":"2026-11-21T22:30:00+00:00"},
{"bucket":"password:admin:127.0.0.1","window_start":"2026-11-21T22:15:00+00:00","count":0,"expires_at":"2026-11-21T22:30:00+00:00"}
]');
insert into "public"."locations" select * from json_populate_recordset(null::"public"."locations", '[
{"id":"alternate","name":"Brook Lane","name_he":"ברוק ליין","address":"4 Brook Lane, Lakewood, NJ 08701","address_he":"ברוק ליין 4, לייקווד, ניו ג׳רזי 08701","lat":null,"long":null,"alternate":true,"active":true,"capacity":{"roomsAvailable": "4", "roomsAvailableBath": "2", "roomsAvailableFriday": "4"},"open_kinds":["openFridays", "openYomTov"]},
{"id":"main","name":"Main building","name_he":"הבניין הראשי","address":"12 Elm Court, Lakewood, NJ 08701","address_he":"אלם קורט 12, לייקווד, ניו ג׳רזי 08701","lat":null,"long":null,"alternate":false,"active":true,"capacity":{},"open_kinds":[]}
]');
insert into "public"."login_codes" select * from json_populate_recordset(null::"public"."login_codes", '[
{"id":"D4ewwN9oWZFalVNSyH0wY7x0KRF3ykkKZWOu-Cerz2c","phone":"12015550143","code_hash":"LUgchF4HmQZiDqBdWg1A5h7yQvnbEz-kEKTaSZg5sBM","tries":0,"email":null,"language":"en","sent_at":"2026-11-21T22:16:39.231+00:00","expires_at":"2026-11-21T22:26:39.231+00:00"}
]');
insert into "public"."membership_levels" select * from json_populate_recordset(null::"public"."membership_levels", '[
{"level":"Friend","level_he":"ידידה","cents":18000,"bath_cents":null,"private_bath_cents":null,"shower_cents":null,"private_shower_cents":null,"active":true},
{"level":"Gold","level_he":"","cents":18000,"bath_cents":null,"private_bath_cents":null,"shower_cents":null,"private_shower_cents":null,"active":true},
{"level":"Patron","level_he":"תומכת","cents":36000,"bath_cents":2000,"private_bath_cents":3800,"shower_cents":1500,"private_shower_cents":null,"active":true}
]');
insert into "public"."merchandise" select * from json_populate_recordset(null::"public"."merchandise", '[
{"item":"Comb","item_he":"","description":"","description_he":"","cents":400,"active":true},
{"item":"Nail kit","item_he":"ערכת ציפורניים","description":"Clipper, file and brush","description_he":"קוצץ, פצירה ומברשת","cents":500,"active":true},
{"item":"Slippers","item_he":"נעלי בית","description":"One pair, one size","description_he":"זוג אחד, מידה אחת","cents":600,"active":true},
{"item":"Soft comb","item_he":"מסרק רך","description":"Wide teeth, for wet hair","description_he":"שיניים רחבות, לשיער רטוב","cents":400,"active":true},
{"item":"Towel","item_he":"מגבת","description":"Soft cotton, to take home","description_he":"כותנה רכה, לקחת הביתה","cents":1200,"active":true}
]');
insert into "public"."messages" select * from json_populate_recordset(null::"public"."messages", '[
{"id":"1cZdPsVzvW14uIkHT-M0","at":"2026-11-24T19:00:04.256+00:00","channel":"sms","to":"12015550142","subject":null,"text":"Confirmed: Wednesday, November 25, 6:00 PM. Code 6609."},
{"id":"4GRA-C7NTwWKJqq6xEgJ","at":"2026-11-24T19:00:03.126+00:00","channel":"email","to":"office@example.org","subject":"A message from the website","text":"Rivka Levi\nrivka@example.com\nWhen do you open?"},
{"id":"IJIOkPYnkiU1Av5Vt0Jn","at":"2026-11-24T19:00:03.597+00:00","channel":"sms","to":"12015550142","subject":null,"text":"465831 הוא קוד הכניסה שלך."},
{"id":"PmwvjW7OcMPTEDkpRPe3","at":"2026-11-24T19:00:04.411+00:00","channel":"sms","to":"12015550143","subject":null,"text":"280349 is your sign-in code."}
]');
insert into "public"."nights" select * from json_populate_recordset(null::"public"."nights", '[
{"location_id":"main","date":"2026-11-25","version":779}
]');
insert into "public"."payment_attempts" select * from json_populate_recordset(null::"public"."payment_attempts", '[
{"id":"ZQviwVgvVIu1XFy2uOg8","kind":"charge","purpose":"donation","state":"approved","processor":"stripe","user_id":"hLyQkgkJP_xoy6ARYDpS","reservation_id":null,"refund_of":null,"cents":1800,"split":[{"cents": 1800, "method": "Donation"}],"facts":{"by": "hLyQkgkJP_xoy6ARYDpS", "note": null, "save": false, "buckets": ["user:hLyQkgkJP_xoy6ARYDpS"], "present": true, "tipNote": null},"intent_id":null,"transaction_id":"practice_ZQviwVgvVIu1XFy2uOg8","error":null,"asked":true,"opened_at":"2026-11-21T22:16:39.174+00:00","expires_at":"2026-11-21T22:46:39.167+00:00","closed_at":"2026-11-24T19:00:04.313+00:00","look_at":null}
]');
insert into "public"."payments" select * from json_populate_recordset(null::"public"."payments", '[
{"id":"UYvpDTt8lBeO6KNHwH2Q","attempt_id":"ZQviwVgvVIu1XFy2uOg8","user_id":"hLyQkgkJP_xoy6ARYDpS","reservation_id":null,"method":"Donation","status":"Approved","cents":1800,"reference":"Visa 4242","note":null,"tip_note":null,"error":null,"transaction_id":"practice_ZQviwVgvVIu1XFy2uOg8","refund_of":null,"day":"2026-11-24","at":"2026-11-24T19:00:04.313+00:00","by":"hLyQkgkJP_xoy6ARYDpS"}
]');
insert into "public"."practice_devices" select * from json_populate_recordset(null::"public"."practice_devices", '[
{"id":"door","at":"2026-11-21T22:16:39.288+00:00","point":"gate","op":"open","result":"opened"}
]');
insert into "public"."practice_ledger" select * from json_populate_recordset(null::"public"."practice_ledger", '[
{"key":"payment:ZQviwVgvVIu1XFy2uOg8","value":"{\"paymentId\":\"ZQviwVgvVIu1XFy2uOg8\",\"amount\":1800,\"currency\":\"USD\",\"token\":\"practice_ok\",\"state\":\"paid\",\"customerRef\":null,\"saved\":null,\"refunds\":[]}"}
]');
insert into "public"."refresh_tokens" select * from json_populate_recordset(null::"public"."refresh_tokens", '[
{"id":"2Ons5bYFuuD1iYZFYIZV","family":"Dq0aHvnZLnD6uLY4GgFu","user_id":"hLyQkgkJP_xoy6ARYDpS","device_credential_id":"6ui9hEoL4teP_vgc37nE","secret_hash":"9tJgBG5wHr8lBW-zGm9WMI4OFlSWbM-OzjoCUqDcqFU","issued_at":"2026-11-21T22:16:38.779+00:00","expires_at":"2026-12-21T22:16:38.779+00:00","traded_at":null,"successor_id":null,"revoked":true},
{"id":"QoWiad78QNeBxmGWdpeN","family":"3E-eY0qSyr2L26_-BFJw","user_id":"v9PM_vgpcED20f-JvPft","device_credential_id":null,"secret_hash":"fcQJs9Cinwjue69I00INBnr6qC_1PDtvgsWwu3y-fKY","issued_at":"2026-11-21T22:16:36.622+00:00","expires_at":"2026-12-21T22:16:36.622+00:00","traded_at":null,"successor_id":null,"revoked":false}
]');
insert into "public"."reservations" select * from json_populate_recordset(null::"public"."reservations", '[
{"id":"Yo7i2VKEOD4MmB_o8psA","code":"6609","user_id":"hLyQkgkJP_xoy6ARYDpS","location_id":"main","night":"2026-11-25","starts_at":"2026-11-25T23:00:00+00:00","ends_at":"2026-11-25T23:30:00+00:00","placeholder":false,"status":"Reserved","hold_until":null,"bath":false,"handicapped":false,"kallah":false,"segula":false,"private_room":false,"chabad_bor":false,"parking":false,"salon_manicure":false,"salon_pedicure":false,"salon_both":false,"double_slot":false,"use_discount_price":false,"member":false,"first_time":true,"advance":true,"notes":null,"reservation_notes":null,"user_notes":null,"replacing_id":null,"refund_missed":false,"booked_in_time":true,"lines":[{"code": "shower", "cents": 2500}],"donation_note":null,"time_arrived":null,"waiting_code":null,"time_completed":null,"status_since":"2026-11-24T19:00:04.005+00:00","created_at":"2026-11-24T19:00:04.005+00:00","created_by":"hLyQkgkJP_xoy6ARYDpS","created_ip":"127.0.0.1"}
]');
insert into "public"."schedule_overrides" select * from json_populate_recordset(null::"public"."schedule_overrides", '[
{"location_id":"main","date":"2026-12-02","closed":null,"open_time":null,"last_entry_time":null,"zman_tevillah":null,"hebrew_note":"חנוכה","shabbos_mode":null}
]');
insert into "public"."settings" select * from json_populate_recordset(null::"public"."settings", '[
{"key":"garageDoorPoint","value":"garage","changed_at":"2026-11-24T19:00:01.002+00:00","changed_by":null},
{"key":"garageGatePoint","value":"gate","changed_at":"2026-11-24T19:00:01.002+00:00","changed_by":null},
{"key":"kallahInstructions","value":"Mazel tov! We will call you to agree on the hour.","changed_at":"2026-11-24T19:00:01.002+00:00","changed_by":null},
{"key":"kallahInstructionsHe","value":"מזל טוב! ניצור איתך קשר לתיאום השעה.","changed_at":"2026-11-24T19:00:01.002+00:00","changed_by":null},
{"key":"lateGraceMinutes","value":"7","changed_at":"2026-11-24T19:00:02.109+00:00","changed_by":"v9PM_vgpcED20f-JvPft"},
{"key":"roomAdminPasscode","value":"sealed:NKQLc5NkUSbUHuzMUPTnL2KoCzhBRFhe-yFoFufGX3s","changed_at":"2026-11-24T19:00:01.002+00:00","changed_by":null},
{"key":"websiteContactPeople","value":"Kallah line, head attendant, (732) 555-0101","changed_at":"2026-11-24T19:00:01.002+00:00","changed_by":null},
{"key":"websiteContactPeopleHe","value":"קו הכלות, הבלנית הראשית, (732) 555-0101","changed_at":"2026-11-24T19:00:01.002+00:00","changed_by":null}
]');
insert into "public"."status_history" select * from json_populate_recordset(null::"public"."status_history", '[
{"id":"yuZIds4BH0f58OjdbqMo","reservation_id":"Yo7i2VKEOD4MmB_o8psA","previous":null,"next":"Reserved","previous_since":null,"at":"2026-11-24T19:00:04.005+00:00","by":"hLyQkgkJP_xoy6ARYDpS","ip":"127.0.0.1","attendant":null,"note":null}
]');
insert into "public"."users" select * from json_populate_recordset(null::"public"."users", '[
{"id":"2wmaQ54Ck8obY3GnCc2I","kind":"device","user_name":"Reception","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$Fwz1VPoK2CcJOpEbSlGf8A$52cFJeUVk+Ne6NrAVfIGAkCHpiGwAFfv7H7RjeHPso8","roles":["Reception"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.002+00:00","last_sign_in":null},
{"id":"OhAYFYCNnIycMce5OtCJ","kind":"patron","user_name":"17325550102","phone":"17325550102","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"פייגי","last_name":"בלום","email":"faigy.blum2@example.org","address":"122 Elm Court","city":"Jackson","state":"NJ","zipcode":"08527","language":"he","notes":null,"internal_note":null,"plate_number":"I85QKK","notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2025-12-12T20:06:00+00:00","last_sign_in":null},
{"id":"Y_oUW71Ixn0yERGWjFQP","kind":"device","user_name":"Attendant","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$wH7ls9MzqMP8AXq7iz3Isg$XqyDJyPAAvBgBuid7ulhkiT6Zuh0hiCmmZghnZ4IHfg","roles":["Attendant"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.002+00:00","last_sign_in":null},
{"id":"ZOUa2RXMipj-zj-4jCxX","kind":"device","user_name":"Waiting","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$XoddfeNOqLn1gvYkBPbgtQ$7J/7x8GmTFsVxlfekypCH6xn9Wt56TTgfB3FCBSBBRk","roles":["Waiting"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.002+00:00","last_sign_in":null},
{"id":"_F_04I3lCoA_9hZJdYfT","kind":"device","user_name":"Kiosk","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$JEHdEx7ebQikGBITmhiX9g$i2nAQaNbBFH/XnASl+/LurvrQT4fIIZM/OnQWXqutWU","roles":["Kiosk"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.002+00:00","last_sign_in":null},
{"id":"dX48Wexi07thGhvWKjIo","kind":"device","user_name":"Mikvah","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$dUFVu9Qb+K6WU3PjGsT8YQ$tK553RP1MO7ELKu/iknwByScOZblkNqUj3GdEvhMG0E","roles":["Mikvah"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.002+00:00","last_sign_in":null},
{"id":"hLyQkgkJP_xoy6ARYDpS","kind":"patron","user_name":"12015550142","phone":"12015550142","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:03.882+00:00","last_sign_in":"2026-11-21T22:16:38.779+00:00"},
{"id":"ld51fCtCHBqeABNLPmcA","kind":"device","user_name":"Room1","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$Spdoo+00jXk4E0on+cmwKA$vGXQKTLlDYDTXclZZDoioGQptdG3n0PA02HOl3ZULKQ","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.002+00:00","last_sign_in":null},
{"id":"mo9FV4KPglMGGe_pzXvj","kind":"patron","user_name":"17325550101","phone":"17325550101","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"Tzippora","last_name":"Rosen","email":"tzippora.rosen1@example.org","address":"53 Cedar Lane","city":"Lakewood","state":"NJ","zipcode":"08701","language":"en","notes":null,"internal_note":null,"plate_number":"F80CVX","notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-09-10T14:22:00+00:00","last_sign_in":null},
{"id":"sdBnuXNNbVILIi1nmW0A","kind":"patron","user_name":"17325550100","phone":"17325550100","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"Chana","last_name":"Feldman","email":"chana.feldman0@example.org","address":"63 Maple Street","city":"Howell","state":"NJ","zipcode":"07731","language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":"Patron","membership_expiration":"2027-05-02","membership_paid_until":"2027-05-02","membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-02-14T15:43:00+00:00","last_sign_in":null},
{"id":"v9PM_vgpcED20f-JvPft","kind":"staff","user_name":"Admin","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$astFjKMJIq95qqXtq9vO/w$yaG4gGlI4IPNhY8UiQEqZKdvb8teqX1Yul7YmqAxL1Q","roles":["Admin"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.002+00:00","last_sign_in":"2026-11-21T22:16:36.622+00:00"}
]');
insert into "public"."webhook_events" select * from json_populate_recordset(null::"public"."webhook_events", '[
{"id":"stripe:evt_1","at":"2026-11-21T22:16:39.288+00:00"}
]');
select setval('drizzle.__drizzle_migrations_id_seq', 1000);
set session_replication_role = origin;
