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
	"caller" text NOT NULL,
	"body_hash" text NOT NULL,
	"made" jsonb,
	"status" integer,
	"answer" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_says" CHECK ("idempotency_keys"."made" is not null or ("idempotency_keys"."answer" is not null and "idempotency_keys"."status" is not null))
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
	CONSTRAINT "effects_do" CHECK ("effects"."do" in ('message', 'refund', 'forgetCards'))
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
	"erased_at" timestamp (3) with time zone,
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
CREATE INDEX "idempotency_keys_caller" ON "idempotency_keys" USING btree ("caller");--> statement-breakpoint
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
{"id":1,"hash":"bf9ff6384cdf383e02cac3a6f9b8e4d6a31154a1af3bb2354e9f21b4e4be47a3","created_at":1795299156211},
{"id":2,"hash":"372175ef40ae52eaaf0cb9b21485892c9a81feef9e6ef6e294ebb8197e8fac72","created_at":1795299160402}
]');
insert into "public"."audit_batches" select * from json_populate_recordset(null::"public"."audit_batches", '[
{"number":1,"rows":5,"hash":"ZGgmwzDyYmNh4sAX9sRTCColXijpx_lcod_sV2Gi2FI"}
]');
insert into "public"."audit_log" select * from json_populate_recordset(null::"public"."audit_log", '[
{"id":"MfPfTKqIGEE51SYkRZZX","at":"2026-11-24T19:00:01.177+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"text-changed","subject":"en:slot-taken","details":{},"batch":1},
{"id":"PBY3BcfS4O4By9HDD8Fu","at":"2026-11-24T19:00:01.084+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"schedule-edited","subject":"main 2026-12-02","details":{"fields": ["date", "hebrewNote"]},"batch":1},
{"id":"XqCUACDXLdyT9U-8Sx0a","at":"2026-11-24T19:00:01.117+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"membership-levels-changed","subject":null,"details":{"levels": ["Gold"]},"batch":1},
{"id":"aliieMH2QghGvwWMlO7p","at":"2026-11-24T19:00:01.148+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"merchandise-changed","subject":null,"details":{"items": ["Comb"]},"batch":1},
{"id":"kNv1qZON8D1aN27g7qHp","at":"2026-11-24T19:00:01.06+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"setting-changed","subject":"lateGraceMinutes","details":{},"batch":1}
]');
insert into "public"."card_vault" select * from json_populate_recordset(null::"public"."card_vault", '[
{"customer_ref":"hers","id":"card","token":"sealed:LmONwyIyM--BKdJdvCPJZ_TQGmS0Ht9D7mtbzFnHHg","brand":"Visa","last4":"4242","exp":"0130"}
]');
insert into "public"."contact_messages" select * from json_populate_recordset(null::"public"."contact_messages", '[
{"id":"6_p64ZCrxCQt_XHfC6Ca","at":"2026-11-24T19:00:01.199+00:00","kind":"contact","user_id":null,"first_name":"Rivka","last_name":"Levi","email":"rivka@example.com","message":"When do you open?"}
]');
insert into "public"."device_credentials" select * from json_populate_recordset(null::"public"."device_credentials", '[
{"id":"G4LgBBp3bUlUzRk6Tsi-","user_id":"sdBnuXNNbVILIi1nmW0A","secret_hash":"TM-HkXRhhMwYLpKlTKrWuqVqBs9ZkxrxXI1R_GKD7_s","created_at":"2026-11-21T22:45:20.398+00:00","last_used_at":"2026-11-21T22:45:20.398+00:00"},
{"id":"LpG8LNyoyoSF_29kkO8w","user_id":"mo9FV4KPglMGGe_pzXvj","secret_hash":"VK1Lti9OOd6czc8U6yD7u67-FEZFRzIoiJnRDJe-uKo","created_at":"2026-11-21T22:45:20.398+00:00","last_used_at":"2026-11-21T22:45:20.398+00:00"},
{"id":"RTJd4nuvqfgftF9gFZjM","user_id":"OhAYFYCNnIycMce5OtCJ","secret_hash":"vPUzSLFwK_67DgZXrNrwKvb-XeMf50sux-Zti1N7Bnw","created_at":"2026-11-21T22:45:20.398+00:00","last_used_at":"2026-11-21T22:45:20.398+00:00"}
]');
insert into "public"."effects" select * from json_populate_recordset(null::"public"."effects", '[
{"id":"G_Dlq5NcIez6LcJuZ6uc","do":"message","payload":null,"dedupe":null,"held_in_quiet":false,"due_at":"2026-11-24T19:00:01.786+00:00","retry_at":"2026-11-21T22:47:21.462+00:00","attempts":1,"done_at":"2026-11-21T22:45:21.488+00:00","failure":null},
{"id":"IDPVtzRWvW3ep6ci3aYC","do":"message","payload":null,"dedupe":"noticeReserved:OKiZ_ufbgtv2sxmqtwBq","held_in_quiet":true,"due_at":"2026-11-24T19:00:01.582+00:00","retry_at":"2026-11-21T22:47:21.302+00:00","attempts":1,"done_at":"2026-11-21T22:45:21.315+00:00","failure":null},
{"id":"ZddLx9ry-nOBFlG-jnrv","do":"message","payload":null,"dedupe":null,"held_in_quiet":false,"due_at":"2026-11-24T19:00:01.226+00:00","retry_at":"2026-11-21T22:47:20.912+00:00","attempts":1,"done_at":"2026-11-21T22:45:20.934+00:00","failure":null},
{"id":"hKTUd0aHhk7XAGfTDPrw","do":"message","payload":null,"dedupe":"contact:6_p64ZCrxCQt_XHfC6Ca","held_in_quiet":true,"due_at":"2026-11-24T19:00:01.199+00:00","retry_at":"2026-11-21T22:47:20.872+00:00","attempts":1,"done_at":"2026-11-21T22:45:20.886+00:00","failure":null}
]');
insert into "public"."ended_families" select * from json_populate_recordset(null::"public"."ended_families", '[
{"family":"IDHsowc_FUrKfhJaFu2C","ended_at":"2026-11-21T22:45:21.43+00:00"}
]');
insert into "public"."facility" select * from json_populate_recordset(null::"public"."facility", '[
{"id":1,"mode":"practice","settings_version":7,"accounts_version":2,"clock_set_at":"2026-11-21T22:45:19.662+00:00","clock_shows":"2026-11-24T19:00:00+00:00","key_salt":"ApmBTEBrRQqxS8tXLbFaEtoFlHnVhAuW_kEjHAqpWgc"}
]');
insert into "public"."idempotency_keys" select * from json_populate_recordset(null::"public"."idempotency_keys", '[
{"scope":"an8iMFnjcgGiLX3wj3ec0KsHgvE7OGokdmllwQLP3_4","caller":"kbKwFUrsM2y8pT5EX4Ru","body_hash":"aTApPpYUuGrElCzkfKiDGyHzM8zRQUCSO5RgX7fKo5Q","made":{"reservation": "OKiZ_ufbgtv2sxmqtwBq"},"status":200,"answer":"sealed:RdRdDcHSc0kQ9PDtLsiL5zUQqtSDHmW32F7vBMIU43zzWPpCgIjNpg4iQ7riN0U6aWKktkAoVq3QXCh2i5pTZR2vmqgK9yIgHw0vVucRkU-iSndh1SnJETTnyk2eqI0kh7DcHi1W8LC-8W53EZDjQBd8mcBNsGtS4s3E3bt2xeYT14SYwY9XX9blxKklM2cAV7K4O91UdarPWAB2yiroSaGlWK-8n-vCDg9i-vrVHeGZxO1ENNX0io_GxJyXSssIxVvXp8VHT2C8LmbvMV8CrxH-azpnoCtBkjJMEoIayYZw9QL7c2v9E91-FIkNwFbELBP0-4LGHJS_btlihmjZHUKkRkpEVxVXNqlmkbWnKgJTyXqormgXg_hnSnGmwmkiC_CPnT1KXycjaB46C7DqCscbYmAqT_tBVT03pTgEkPPMUR6YaQP1oyO_gECSKjXPmckCdABgwF2fQJICO4rc_6VHPDn54YlptT_LSE-cK8OMKJnr7oZ41qKdrA6tvLLG10yJIjszBn6AcbX8uTfJiOiIV794yIrvUB7Euol7hSPpFnNhbLjabcs9ZaPU1pcJVlg4em8Uw6DpCrRVboKDinWCCTypshCU6Lo8hUNTp5y3W31SU8gNncaDPHMbxthSVo5SS_rvSwesKE44BhPULMniUXABRTgpZQe62ReI0ov9wUsajiQd1LkNdT8ubm-2gRQBOetXtbfEl-ohKSlpUbN5ZPQPIHj8dTzPcIMpySja2SNQJiqQ_Jrem_xx6co2cxnpSdb1ZcBNeRThhoBSEeA2KyRkL9p-kfbDhKn-Z3pVF38EhUqXykM_gxfCbNQzoxorwa_3M_2oyK1Jy2rKIlDhOWCzRkZY4cKNLZJGX-Ymq-RDNAdKNyY2jVNBeQvrChDAXhD6w2dKY558FsfeaSKNYA8-SmQ0LxMRXM37bVx3bTlLdTT7iYmVmKmn7RxyS-LFTKVpTEPvpSmYD2BoEUk2FP33d1wEVS9DE-3snuR7bn4sxWXjRwDXVV3_YRZe289cufCuep0nQ-d7_bSUo0mmp2K3aCy9JT4KSLAWhRaNGFWyzbppVxmHNOa__Gbgs0LEwuUUf7g05BWuJqAxdcYVt5QRmURYoTxpunr3ceLoU41CSx5DJh9Vz3b51ooqpmkmNF3gtdITzaXbdmEbdyLABZxjNO-1YtBMjqwMdXzVUtU5TeEzuVMPkOjYHlaM71CGwGNdJDzm3pfT0MJZsV6Nlfy2_ldpiizG9yxErhQq9Z4e-qqbhpSMYuF3uMNNqxQ5BCyZEpPgD5UX93sn6L-UK6nZ_Xf01kXg2MCK-3-5lOvmJRTlMYrv3BAeFDS7z8pewykfN5AsydvUCX9B0KW3vVMkVs1yEO5Sr99Y2ssrieV5dHcht8AEpdgCu_rRsqvWf_f7KjArXXLfkOOaXE4jGPvzzAiCmw-hYENNDSVuWEiNGkBcfnugfUdZsEmr-el5k0d4ddMjK4xFuYnkTDrq9bn_QKwdkfYrzUJdFsWOMuSXQ1S233ikeq6lcM2_-ag5s4yUNjiBrSyCcTxfIX2XClOrkouy3NO6W_SjbzthAj7uJ5tlua79C8u4AXJ0-uc9ulVO2JrpMgb4BWKCbXctremX2bpZ_t03jt3W8J6A5_VQEvnEm_NBz75hv65jYMWI9-cYARzv2Rlo6Ek9XPUvQiQGTpbZauyF9z2dJsjQld2gx05-ghPonnoiVHdbfa5D8EdYJOr-dN0frieQ1aFYx-KwKozRnShZM2sVczvhX43UzhWoWcBhz33IY0woin_mlFdcmM0M4q39zz2lmocaG4D8zF7aIpbO4U2y92svrFZ7nM-V4zBYKgwKql3wU-vJSXv__lhdsJaq6TZFeT1D9yXIcmTlLT9GThuKw1SY6-STDvYMDf1AUwJrRb9GeFiXEUL4EymG64i7bNRXyVd7KWTa1Be-cSX-90YUz-CjY2Sp-IXiHbyYMTxUnB-1xSYIVvMHpVr1B-L8dzrqBbbjt8JYgRBRMKTL4XECiSg","started_at":"2026-11-21T22:45:21.25+00:00"},
{"scope":"iyF42QEEwAGT9_mYBf_rt6LQCJhZ9wIxpY98Xw6S6Vs","caller":"kbKwFUrsM2y8pT5EX4Ru","body_hash":"AsZKOIgE0rNae5MOZIlnOWbpdyiKPUokvyK0sI60zuU","made":{"attempt": "YiqCsKOEZEx-95qNeeKS"},"status":200,"answer":"sealed:HL_b0mDFJLocHv7po_5rc92ZUGUHDcnxg8BC_OyZrmaFMH6yMhy_3RmuP-Nd6Y4XGj1u_kY45SPMlJk-HpCUZtHik2qzhgJ3G15iSAmq2GCYtE0D9cHGzkp6sTPcITS4NtBEntjmfY8x6QNV5fc7bKsJyqujThKphCea46bTgtGTM0nKI6LvCslGQNKPwxnx7coUxSBinDzsWjiFn5jgQK1ghTr_jNWyHk_IpJUkCe-lqQvU6MDFP0pKLuQ3xBseNtqpqorqDinA-XN1KJpAxzmuY8zK2cTv3VVQSrDqa_7-EgVrRbYr2h30exKpNx_TtVITRIdpQHylB5bYbqM8IQ2C9jq41NzEXqzDSgP2b7fuT1L7UCRhmgI59GOqnnAK1JBTEmXHb2ssaYXoTpg8zfEI6bZMmkKYzH3Fo7JSuLhSZmsVhJIWalz1bJJXwPW3VDIsv7BJipty-WuqZ1_xJZbjJsa9LMx_ANSBuSZ-u18MNA","started_at":"2026-11-21T22:45:21.333+00:00"}
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
{"bucket":"password:admin","window_start":"2026-11-21T22:45:00+00:00","count":0,"expires_at":"2026-11-21T23:00:00+00:00"},
{"bucket":"password:admin:127.0.0.1","window_start":"2026-11-21T22:45:00+00:00","count":0,"expires_at":"2026-11-21T23:00:00+00:00"}
]');
insert into "public"."locations" select * from json_populate_recordset(null::"public"."locations", '[
{"id":"alternate","name":"Brook Lane","name_he":"ברוק ליין","address":"4 Brook Lane, Lakewood, NJ 08701","address_he":"ברוק ליין 4, לייקווד, ניו ג׳רזי 08701","lat":null,"long":null,"alternate":true,"active":true,"capacity":{"roomsAvailable": "4", "roomsAvailableBath": "2", "roomsAvailableFriday": "4"},"open_kinds":["openFridays", "openYomTov"]},
{"id":"main","name":"Main building","name_he":"הבניין הראשי","address":"12 Elm Court, Lakewood, NJ 08701","address_he":"אלם קורט 12, לייקווד, ניו ג׳רזי 08701","lat":null,"long":null,"alternate":false,"active":true,"capacity":{},"open_kinds":[]}
]');
insert into "public"."login_codes" select * from json_populate_recordset(null::"public"."login_codes", '[
{"id":"8kNzikB44GVXnEIG1bFvpcbFaxcBLw6YrJGGMClKQRI","phone":"12015550143","code_hash":"r8hOUwMn4gL1-2aexIXAu2L8NAms2m0xJdMvbiO1E0k","tries":0,"email":null,"language":"en","sent_at":"2026-11-21T22:45:21.448+00:00","expires_at":"2026-11-21T22:55:21.448+00:00"}
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
{"id":"G_Dlq5NcIez6LcJuZ6uc","at":"2026-11-24T19:00:01.825+00:00","channel":"sms","to":"12015550143","subject":null,"text":"840564 is your sign-in code."},
{"id":"IDPVtzRWvW3ep6ci3aYC","at":"2026-11-24T19:00:01.652+00:00","channel":"sms","to":"12015550142","subject":null,"text":"Confirmed: Wednesday, November 25, 6:00 PM. Code 5195."},
{"id":"ZddLx9ry-nOBFlG-jnrv","at":"2026-11-24T19:00:01.271+00:00","channel":"sms","to":"12015550142","subject":null,"text":"352381 הוא קוד הכניסה שלך."},
{"id":"hKTUd0aHhk7XAGfTDPrw","at":"2026-11-24T19:00:01.221+00:00","channel":"email","to":"office@example.org","subject":"A message from the website","text":"Rivka Levi\nrivka@example.com\nWhen do you open?"}
]');
insert into "public"."nights" select * from json_populate_recordset(null::"public"."nights", '[
{"location_id":"main","date":"2026-11-25","version":778}
]');
insert into "public"."payment_attempts" select * from json_populate_recordset(null::"public"."payment_attempts", '[
{"id":"YiqCsKOEZEx-95qNeeKS","kind":"charge","purpose":"donation","state":"approved","processor":"stripe","user_id":"kbKwFUrsM2y8pT5EX4Ru","reservation_id":null,"refund_of":null,"cents":1800,"split":[{"cents": 1800, "method": "Donation"}],"facts":{"by": "kbKwFUrsM2y8pT5EX4Ru", "note": null, "save": false, "buckets": ["user:kbKwFUrsM2y8pT5EX4Ru"], "present": true, "tipNote": null},"intent_id":null,"transaction_id":"practice_YiqCsKOEZEx-95qNeeKS","error":null,"asked":true,"opened_at":"2026-11-21T22:45:21.361+00:00","expires_at":"2026-11-21T23:15:21.354+00:00","closed_at":"2026-11-24T19:00:01.712+00:00","look_at":null}
]');
insert into "public"."payments" select * from json_populate_recordset(null::"public"."payments", '[
{"id":"F2PaeaEwNQj8Sek26fVO","attempt_id":"YiqCsKOEZEx-95qNeeKS","user_id":"kbKwFUrsM2y8pT5EX4Ru","reservation_id":null,"method":"Donation","status":"Approved","cents":1800,"reference":"Visa 4242","note":null,"tip_note":null,"error":null,"transaction_id":"practice_YiqCsKOEZEx-95qNeeKS","refund_of":null,"day":"2026-11-24","at":"2026-11-24T19:00:01.712+00:00","by":"kbKwFUrsM2y8pT5EX4Ru"}
]');
insert into "public"."practice_devices" select * from json_populate_recordset(null::"public"."practice_devices", '[
{"id":"door","at":"2026-11-21T22:45:21.495+00:00","point":"gate","op":"open","result":"opened"}
]');
insert into "public"."practice_ledger" select * from json_populate_recordset(null::"public"."practice_ledger", '[
{"key":"payment:YiqCsKOEZEx-95qNeeKS","value":"{\"paymentId\":\"YiqCsKOEZEx-95qNeeKS\",\"amount\":1800,\"currency\":\"USD\",\"token\":\"practice_ok\",\"state\":\"paid\",\"customerRef\":null,\"saved\":null,\"refunds\":[]}"}
]');
insert into "public"."refresh_tokens" select * from json_populate_recordset(null::"public"."refresh_tokens", '[
{"id":"Jx8-YQoTeRZ5ClHNy1WN","family":"0Ci2S1yrdGUVgcdDba40","user_id":"v9PM_vgpcED20f-JvPft","device_credential_id":null,"secret_hash":"_OMK17ELfOD9db3HteZ5eExe5LuD4EpvKGJNVMa1vNs","issued_at":"2026-11-21T22:45:20.687+00:00","expires_at":"2026-12-21T22:45:20.687+00:00","traded_at":null,"successor_id":null,"revoked":false},
{"id":"quhQqEmmpjTU2favDSkT","family":"IDHsowc_FUrKfhJaFu2C","user_id":"kbKwFUrsM2y8pT5EX4Ru","device_credential_id":"4yEyGKYe9P9KrzDmaI_4","secret_hash":"EKFBw0v2M5u1zN8hnHycb614YImo7isYy1fZSbHbSuc","issued_at":"2026-11-21T22:45:21.2+00:00","expires_at":"2026-12-21T22:45:21.2+00:00","traded_at":null,"successor_id":null,"revoked":true}
]');
insert into "public"."reservations" select * from json_populate_recordset(null::"public"."reservations", '[
{"id":"OKiZ_ufbgtv2sxmqtwBq","code":"5195","user_id":"kbKwFUrsM2y8pT5EX4Ru","location_id":"main","night":"2026-11-25","starts_at":"2026-11-25T23:00:00+00:00","ends_at":"2026-11-25T23:30:00+00:00","placeholder":false,"status":"Reserved","hold_until":null,"bath":false,"handicapped":false,"kallah":false,"segula":false,"private_room":false,"chabad_bor":false,"parking":false,"salon_manicure":false,"salon_pedicure":false,"salon_both":false,"double_slot":false,"use_discount_price":false,"member":false,"first_time":true,"advance":true,"notes":null,"reservation_notes":null,"user_notes":null,"replacing_id":null,"refund_missed":false,"booked_in_time":true,"lines":[{"code": "shower", "cents": 2500}],"donation_note":null,"time_arrived":null,"waiting_code":null,"time_completed":null,"status_since":"2026-11-24T19:00:01.582+00:00","created_at":"2026-11-24T19:00:01.582+00:00","created_by":"kbKwFUrsM2y8pT5EX4Ru","created_ip":"127.0.0.1"}
]');
insert into "public"."schedule_overrides" select * from json_populate_recordset(null::"public"."schedule_overrides", '[
{"location_id":"main","date":"2026-12-02","closed":null,"open_time":null,"last_entry_time":null,"zman_tevillah":null,"hebrew_note":"חנוכה","shabbos_mode":null}
]');
insert into "public"."settings" select * from json_populate_recordset(null::"public"."settings", '[
{"key":"garageDoorPoint","value":"garage","changed_at":"2026-11-24T19:00:00.632+00:00","changed_by":null},
{"key":"garageGatePoint","value":"gate","changed_at":"2026-11-24T19:00:00.632+00:00","changed_by":null},
{"key":"kallahInstructions","value":"Mazel tov! We will call you to agree on the hour.","changed_at":"2026-11-24T19:00:00.632+00:00","changed_by":null},
{"key":"kallahInstructionsHe","value":"מזל טוב! ניצור איתך קשר לתיאום השעה.","changed_at":"2026-11-24T19:00:00.632+00:00","changed_by":null},
{"key":"lateGraceMinutes","value":"7","changed_at":"2026-11-24T19:00:01.06+00:00","changed_by":"v9PM_vgpcED20f-JvPft"},
{"key":"roomAdminPasscode","value":"sealed:Edp3LsQl1fXUDPI6hvgeliOfe54iixEsYyWMB0HQ8ho","changed_at":"2026-11-24T19:00:00.632+00:00","changed_by":null},
{"key":"websiteContactPeople","value":"Kallah line, head attendant, (732) 555-0101","changed_at":"2026-11-24T19:00:00.632+00:00","changed_by":null},
{"key":"websiteContactPeopleHe","value":"קו הכלות, הבלנית הראשית, (732) 555-0101","changed_at":"2026-11-24T19:00:00.632+00:00","changed_by":null}
]');
insert into "public"."status_history" select * from json_populate_recordset(null::"public"."status_history", '[
{"id":"IqRFde3EHTlnorN53yu2","reservation_id":"OKiZ_ufbgtv2sxmqtwBq","previous":null,"next":"Reserved","previous_since":null,"at":"2026-11-24T19:00:01.582+00:00","by":"kbKwFUrsM2y8pT5EX4Ru","ip":"127.0.0.1","attendant":null,"note":null}
]');
insert into "public"."users" select * from json_populate_recordset(null::"public"."users", '[
{"id":"2wmaQ54Ck8obY3GnCc2I","kind":"device","user_name":"Reception","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$mYwOjgwjvI7Cwh3I9FQVWA$rmSYWpa58z/d6LF1jbkVWN0iqi0rgccHeh3sFOAIxsA","roles":["Reception"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.632+00:00","last_sign_in":null,"erased_at":null},
{"id":"OhAYFYCNnIycMce5OtCJ","kind":"patron","user_name":"17325550102","phone":"17325550102","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"פייגי","last_name":"בלום","email":"faigy.blum2@example.org","address":"122 Elm Court","city":"Jackson","state":"NJ","zipcode":"08527","language":"he","notes":null,"internal_note":null,"plate_number":"I85QKK","notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2025-12-12T20:06:00+00:00","last_sign_in":null,"erased_at":null},
{"id":"Y_oUW71Ixn0yERGWjFQP","kind":"device","user_name":"Attendant","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$/6k20Tnd/nomVepIgBhODA$3ZlTfEAYIPHRNo8VqaDjL8aBYwmPdDJ/Hv9w7M06FoE","roles":["Attendant"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.632+00:00","last_sign_in":null,"erased_at":null},
{"id":"ZOUa2RXMipj-zj-4jCxX","kind":"device","user_name":"Waiting","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$2U5kHEmBHn3DoFiw4kG8kA$ShVORN1FtW0AyrZPk7qSdXMcV5kuWSutiJgBdkB3ENA","roles":["Waiting"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.632+00:00","last_sign_in":null,"erased_at":null},
{"id":"_F_04I3lCoA_9hZJdYfT","kind":"device","user_name":"Kiosk","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$VJZLCJQoLK6knEMN+RghSA$p8Ku/kMGH+Ke5BLvJCN/zzclNUICcCvfftYrFcqfZ8E","roles":["Kiosk"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.632+00:00","last_sign_in":null,"erased_at":null},
{"id":"dX48Wexi07thGhvWKjIo","kind":"device","user_name":"Mikvah","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$AcN6lNpE1JKVD7Ohq5mo9A$tCybKIIPhQ1Ge6vcJ+MvoEWk1CjtsB/qKXp3cCZWcWc","roles":["Mikvah"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.632+00:00","last_sign_in":null,"erased_at":null},
{"id":"kbKwFUrsM2y8pT5EX4Ru","kind":"patron","user_name":"12015550142","phone":"12015550142","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.468+00:00","last_sign_in":"2026-11-21T22:45:21.2+00:00","erased_at":null},
{"id":"ld51fCtCHBqeABNLPmcA","kind":"device","user_name":"Room1","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$agaeWxBS65e7PIfPp9xLyg$PQbS5Vst/KLeN+qvZ59HOBfCDh97uOBFs7KGN2JUfJQ","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.632+00:00","last_sign_in":null,"erased_at":null},
{"id":"mo9FV4KPglMGGe_pzXvj","kind":"patron","user_name":"17325550101","phone":"17325550101","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"Tzippora","last_name":"Rosen","email":"tzippora.rosen1@example.org","address":"53 Cedar Lane","city":"Lakewood","state":"NJ","zipcode":"08701","language":"en","notes":null,"internal_note":null,"plate_number":"F80CVX","notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-09-10T14:22:00+00:00","last_sign_in":null,"erased_at":null},
{"id":"sdBnuXNNbVILIi1nmW0A","kind":"patron","user_name":"17325550100","phone":"17325550100","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"Chana","last_name":"Feldman","email":"chana.feldman0@example.org","address":"63 Maple Street","city":"Howell","state":"NJ","zipcode":"07731","language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":"Patron","membership_expiration":"2027-05-02","membership_paid_until":"2027-05-02","membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-02-14T15:43:00+00:00","last_sign_in":null,"erased_at":null},
{"id":"v9PM_vgpcED20f-JvPft","kind":"staff","user_name":"Admin","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$l4CyisdD44fI9lVJF1yhVA$N1a0eRTXm4dCM3iBLVH+QETiPz6w/qqcjNBCLsTS9n4","roles":["Admin"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.632+00:00","last_sign_in":"2026-11-21T22:45:20.687+00:00","erased_at":null}
]');
insert into "public"."webhook_events" select * from json_populate_recordset(null::"public"."webhook_events", '[
{"id":"stripe:evt_1","at":"2026-11-21T22:45:21.495+00:00"}
]');
select setval('drizzle.__drizzle_migrations_id_seq', 1000);
set session_replication_role = origin;
