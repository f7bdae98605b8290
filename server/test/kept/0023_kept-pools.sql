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

-- Visits that come or go by one statement move their nights once, however many they are.
drop trigger visit_comes_or_goes on reservations;
--> statement-breakpoint
create function visits_move_nights() returns trigger language plpgsql as $$
begin
  insert into nights as night (location_id, date, version)
  select distinct changed.location_id, changed.night, pg_current_xact_id()::text::bigint
  from changed
  order by 1, 2
  on conflict (location_id, date) do update set version = excluded.version
  where night.version <> excluded.version;
  return null;
end $$;
--> statement-breakpoint
create trigger visits_come after insert on reservations
referencing new table as changed for each statement execute function visits_move_nights();
--> statement-breakpoint
create trigger visits_go after delete on reservations
referencing old table as changed for each statement execute function visits_move_nights();

CREATE SEQUENCE "public"."live_event_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"number" bigint,
	"at" timestamp (3) with time zone,
	"told" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "live_events_number" ON "live_events" USING btree ("number");--> statement-breakpoint
CREATE INDEX "live_events_new" ON "live_events" USING btree ("id") WHERE "live_events"."number" is null;--> statement-breakpoint
-- Whoever changes what stands on a screen, by whatever way, leaves a row here in the same transaction: no act can forget
-- it. A table joins with a trigger that names its kind of event and the column that holds the subject.
create function tell_live() returns trigger language plpgsql as $$
declare
  subject text := (case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[1];
begin
  if subject is not null then
    insert into live_events (kind, subject) values (tg_argv[0], subject);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger visit_comes_live after insert on reservations
for each row execute function tell_live('reservation', 'id');
--> statement-breakpoint
create trigger visit_changes_live after update on reservations
for each row when (old.* is distinct from new.*) execute function tell_live('reservation', 'id');
--> statement-breakpoint
create trigger payment_comes_or_goes_live after insert or delete on payments
for each row execute function tell_live('reservation', 'reservation_id');
--> statement-breakpoint
create trigger payment_changes_live after update on payments
for each row when (old.* is distinct from new.*) execute function tell_live('reservation', 'reservation_id');
--> statement-breakpoint
create trigger attempt_opens_live after insert on payment_attempts
for each row execute function tell_live('reservation', 'reservation_id');
--> statement-breakpoint
create trigger attempt_ends_live after update on payment_attempts
for each row when ((old.state, old.reservation_id) is distinct from (new.state, new.reservation_id))
execute function tell_live('reservation', 'reservation_id');
--> statement-breakpoint
-- Of the house itself: what an administrator sets, the practice clock, and tokens that have ended.
create function tell_live_of_house() returns trigger language plpgsql as $$
begin
  insert into live_events (kind) values (tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create trigger settings_change_live after update on facility
for each row when (
  (old.settings_version, old.clock_set_at, old.clock_shows)
    is distinct from (new.settings_version, new.clock_set_at, new.clock_shows)
) execute function tell_live_of_house('settings');
--> statement-breakpoint
create trigger accounts_change_live after update on facility
for each row when (old.accounts_version <> new.accounts_version) execute function tell_live_of_house('accounts');

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
ALTER TABLE "status_history" ADD COLUMN "on_paper" boolean DEFAULT false NOT NULL;
CREATE TABLE "opt_outs" (
	"phone" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "effects" DROP CONSTRAINT "effects_do";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "state" text DEFAULT 'sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "provider_id" text;--> statement-breakpoint
CREATE INDEX "messages_provider_id" ON "messages" USING btree ("provider_id");--> statement-breakpoint
ALTER TABLE "effects" ADD CONSTRAINT "effects_do" CHECK ("effects"."do" in ('message', 'refund', 'forgetCards', 'device', 'print', 'code', 'email'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_state" CHECK ("messages"."state" in ('waiting', 'sending', 'sent', 'delivered', 'undelivered', 'failed'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_why" CHECK ("messages"."why" in ('opted-out', 'landline', 'invalid-number', 'unreachable', 'filtered', 'not-served', 'refused', 'not-set-up', 'provider', 'unsure', 'too-late'));
CREATE TABLE "night_stays" (
	"night" date PRIMARY KEY NOT NULL,
	"stays" jsonb NOT NULL,
	"left_out" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "text_descriptions" (
	"key" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_pieces" (
	"file_id" text NOT NULL,
	"nth" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "file_pieces_file_id_nth_pk" PRIMARY KEY("file_id","nth")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"folder" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_pieces" ADD CONSTRAINT "file_pieces_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_name" ON "files" USING btree ("folder","name");--> statement-breakpoint
CREATE INDEX "files_newest" ON "files" USING btree ("folder","added_at");
CREATE TABLE "license_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email" text,
	"add_replace" text NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text,
	"plate_number" text,
	CONSTRAINT "license_requests_state" CHECK ("license_requests"."state" in ('waiting', 'approved', 'rejected')),
	CONSTRAINT "license_requests_add_replace" CHECK ("license_requests"."add_replace" in ('add', 'replace')),
	CONSTRAINT "license_requests_decided_while" CHECK (("license_requests"."state" in ('approved', 'rejected')) = ("license_requests"."decided_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "license_requests" ADD CONSTRAINT "license_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "license_requests_waiting" ON "license_requests" USING btree ("user_id") WHERE "license_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "license_requests_user" ON "license_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "license_requests_decided" ON "license_requests" USING btree ("decided_at");
ALTER TABLE "users" ADD COLUMN "notification_by_email" boolean DEFAULT false NOT NULL;
DROP INDEX "attempts_open_refund";--> statement-breakpoint
CREATE INDEX "attempts_refund_of" ON "payment_attempts" USING btree ("refund_of") WHERE "payment_attempts"."kind" = 'refund';
ALTER TABLE "facility" ADD COLUMN "key_checks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "facility" ADD COLUMN "key_root" text;
ALTER TABLE "users" ADD COLUMN "unconfirmed_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "device_credentials" ADD COLUMN "unconfirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "device_credentials_unconfirmed" ON "device_credentials" USING btree ("id") WHERE "device_credentials"."unconfirmed";--> statement-breakpoint
-- What was shut under the names of before has no end of its own, and is shut under no name of today.
DELETE FROM "limits" WHERE "bucket" LIKE 'shut:%';

ALTER TABLE "section_attendants" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;
ALTER TABLE "attendants" ADD COLUMN "name_he" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "name_he" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A name is told to open screens in either language.
drop trigger section_is_named_live on sections;
--> statement-breakpoint
create trigger section_is_named_live after update on sections
for each row when ((old.name, old.name_he) is distinct from (new.name, new.name_he))
execute function tell_live_of_section('id');
--> statement-breakpoint
drop trigger attendant_is_named_live on attendants;
--> statement-breakpoint
create trigger attendant_is_named_live after update on attendants
for each row when ((old.first_name, old.last_name, old.name_he) is distinct from (new.first_name, new.last_name, new.name_he))
execute function tell_live_of_attendant();

ALTER TABLE "reservations" ADD COLUMN "kept_pool" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_kept_pool" ON "reservations" USING btree ("location_id","night","kept_pool") WHERE "reservations"."kept_pool" is not null;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_kept_pool_number" CHECK ("reservations"."kept_pool" > 0);
create schema drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
set session_replication_role = replica;
insert into "drizzle"."__drizzle_migrations" select * from json_populate_recordset(null::"drizzle"."__drizzle_migrations", '[
{"id":1,"hash":"bf9ff6384cdf383e02cac3a6f9b8e4d6a31154a1af3bb2354e9f21b4e4be47a3","created_at":1795299156211},
{"id":10,"hash":"c36f3246b4689e6fe6b93b6ea5cc1fc44861782acf0dd7f44a3c4e79d1d01b95","created_at":1795385075717},
{"id":11,"hash":"568da643847b147653a35730f82ffc95e88514b6d8aacde383881885b08f9a36","created_at":1795410694623},
{"id":12,"hash":"330531d31dd874fd319cdb37eeb6d854d89fd0fa24914f938343bfc99a629584","created_at":1795413561850},
{"id":13,"hash":"1c5a3915d4cf251671e442c1b92e770157bf5c7536766cb01696c37ce103dcb5","created_at":1795423376270},
{"id":14,"hash":"1c57ae7c580a09ffbdb422a90c48d4a6ffb06d5d63d6fa2b2e2d01620e40eb1b","created_at":1795463089823},
{"id":15,"hash":"0330793fed91f0180d10379d969638323aa9661db052fd5ff5c18b80b673893c","created_at":1795537732966},
{"id":16,"hash":"c0c3c28a01bf66d9f523565920ea9b47ea7220e70614d13a10d98657d81eabcb","created_at":1795547042188},
{"id":17,"hash":"803edaed24869ac6e545bfd563af70502143080527c064616b903f7cde16992b","created_at":1795547069817},
{"id":18,"hash":"3acc47f016e30923f06f6698659884bb8454eec37d6ee8c893160f3443f82ac8","created_at":1795547069818},
{"id":19,"hash":"67464bc35e72c19a5f2760ff85162e6cc3c546bb5168df21c28668315b170ca2","created_at":1795548565004},
{"id":2,"hash":"372175ef40ae52eaaf0cb9b21485892c9a81feef9e6ef6e294ebb8197e8fac72","created_at":1795299160402},
{"id":20,"hash":"fc1248fe967e6828e81964203e03b868c8f6d792466aed594a3ec236feefc333","created_at":1795579547329},
{"id":3,"hash":"2b43cef85a919f3931d0acf401d34ef5e6dd352aa73ed2c075a2aa883b49f6f2","created_at":1795309727760},
{"id":4,"hash":"180c1b44e441773e651e950836faaa5786180eb39c64c80c4ad302f14effb8f4","created_at":1795335823769},
{"id":5,"hash":"973671dc9e427452449e7f13f780764043bdb3fd948dd0720576a696b95a5b73","created_at":1795337692938},
{"id":6,"hash":"8c1c276d18a4a978ad8cd723b993776c9ad393552f338e4d9b59c0e2613486bf","created_at":1795343951725},
{"id":7,"hash":"1e20968050a151ac170a4cbb529c468eb067087646e19bbb84ac9158e296926e","created_at":1795345059625},
{"id":8,"hash":"e7f282c0db1dc2c9ca6e12530fc7d2b60db922b122ac983c8f45ab97f27109aa","created_at":1795357086145},
{"id":9,"hash":"123d8dcfa300c7731c19a7cad9c9e20acd0a88e441c94f0f9b7425ebf471477a","created_at":1795370788053}
]');
insert into "public"."access_log" select * from json_populate_recordset(null::"public"."access_log", '[
{"id":"opened","reservation_id":"9QSIaOMOOgWDZdra2Tmd","door":"7 dry","by":null,"at":"2026-11-25T04:10:21.838+00:00"}
]');
insert into "public"."attendants" select * from json_populate_recordset(null::"public"."attendants", '[
{"id":"batsheva","first_name":"Batsheva","last_name":"Roth","active":true,"card_hash":"Oub1fiQWTHULen6sGDeDpuwVKGJwXBsc5KTl-A6frO0","name_he":"בת־שבע רוט"},
{"id":"chana","first_name":"Chana","last_name":"Weil","active":true,"card_hash":"hVETwpoblyfjQAZNUOI0OSZPAGoof1wRKSVs1kmGvmM","name_he":"חנה וייל"},
{"id":"devora","first_name":"Devora","last_name":"Adler","active":true,"card_hash":"Ojj_je1vVJa-bOdRCquDnXDye4kWpO9u6cbYbt_pfgk","name_he":"דבורה אדלר"},
{"id":"esther","first_name":"Esther","last_name":"Blum","active":true,"card_hash":"ONy_U0dWd8m9OoGWfbWeYxcH1ocMfp02yN74-rW0RGw","name_he":"אסתר בלום"},
{"id":"freida","first_name":"Freida","last_name":"Katz","active":true,"card_hash":"0gMulBFVyo2gnLIo4U8elSJ1b61AfPXXZEBqZ3ccDr0","name_he":"פריידה כץ"},
{"id":"gittel","first_name":"Gittel","last_name":"Stein","active":false,"card_hash":"juG4qh1erU1LnHnH_v7b8cGP8o-SuNlRGUn-bcdqS-M","name_he":"גיטל שטיין"}
]');
insert into "public"."audit_batches" select * from json_populate_recordset(null::"public"."audit_batches", '[
{"number":1,"rows":7,"hash":"I_2Z_gS7fp3MTyY4m1Jyx7zWLKwpQC-UkyHzIxmx6PI"},
{"number":2,"rows":4,"hash":"WIw2PXyS9SDacYEyp_RNto_roU2Hs4_i9V3_AANNI-0"}
]');
insert into "public"."audit_log" select * from json_populate_recordset(null::"public"."audit_log", '[
{"id":"A0-RPCXb5I982593996X","at":"2026-11-24T19:00:01.1+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"membership-levels-changed","subject":null,"details":{"levels": ["Gold"]},"batch":1},
{"id":"Xq6AkcLHyKb1ZsqSLlwj","at":"2026-11-24T19:00:01.188+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"text-described","subject":"slot-taken","details":{},"batch":1},
{"id":"ZPn2IY9y13JeniDm8lsm","at":"2026-11-25T23:00:00.134+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"visit-moved","subject":"9QSIaOMOOgWDZdra2Tmd","details":{"to": "Assigned", "from": "Reserved", "room": 7},"batch":2},
{"id":"a3VQgj_TBPsG0C8tUfKr","at":"2026-11-25T23:00:00.069+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"section-given","subject":"upper","details":{"night": "2026-11-25", "attendant": "batsheva"},"batch":2},
{"id":"aCGuVdPyCKIoI0o9JVSr","at":"2026-11-25T23:00:00.078+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"room-moved","subject":"7","details":{"to": "Ready", "from": "Available", "visit": null, "reservation": null},"batch":2},
{"id":"eRudT4eh6IY9fBWW-BHA","at":"2026-11-24T19:00:01.192+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"newsletter-added","subject":"kislev.pdf","details":{"size": 583},"batch":1},
{"id":"pyQoEmSpzlzQxMrHyFEw","at":"2026-11-25T23:00:00.698+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"device-changed","subject":"898A6gsVytb50alJwKjW","details":{"made": "Kiosk", "room": null},"batch":2},
{"id":"tzhzh3FwkXyud2NC9GWZ","at":"2026-11-24T19:00:01.057+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"schedule-edited","subject":"main 2026-12-02","details":{"fields": ["date", "hebrewNote"]},"batch":1},
{"id":"uZZPzD3g-257H2N2Z_0f","at":"2026-11-24T19:00:01.144+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"merchandise-changed","subject":null,"details":{"items": ["Comb"]},"batch":1},
{"id":"unHUXp7u4ZM5BMpOHJ6g","at":"2026-11-24T19:00:00.826+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"setting-changed","subject":"lateGraceMinutes","details":{"is": "7", "was": "15"},"batch":1},
{"id":"wWpNceMe-48Ihq9tn9mR","at":"2026-11-24T19:00:01.179+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"text-changed","subject":"en:slot-taken","details":{},"batch":1}
]');
insert into "public"."card_vault" select * from json_populate_recordset(null::"public"."card_vault", '[
{"customer_ref":"hers","id":"card","token":"sealed:vo65ZlKYF_ECPpklm_AqhPWMAbxG2oB4aJIOa7pxYA","brand":"Visa","last4":"4242","exp":"0130"}
]');
insert into "public"."contact_messages" select * from json_populate_recordset(null::"public"."contact_messages", '[
{"id":"so1dDjx56YIg_sEG_Xue","at":"2026-11-24T19:00:01.208+00:00","kind":"contact","user_id":null,"first_name":"Rivka","last_name":"Levi","email":"rivka@example.com","message":"When do you open?"}
]');
insert into "public"."cubicles" select * from json_populate_recordset(null::"public"."cubicles", '[
{"id":1,"name":"A","location_id":"main","status":"Available","reservation_id":null,"lock":"cubicle-1"},
{"id":2,"name":"B","location_id":"main","status":"Available","reservation_id":null,"lock":"cubicle-2"},
{"id":3,"name":"C","location_id":"main","status":"Available","reservation_id":null,"lock":"cubicle-3"},
{"id":4,"name":"D","location_id":"main","status":"Available","reservation_id":null,"lock":"cubicle-4"},
{"id":5,"name":"E","location_id":"main","status":"Available","reservation_id":null,"lock":"cubicle-5"},
{"id":6,"name":"F","location_id":"main","status":"Available","reservation_id":null,"lock":"cubicle-6"}
]');
insert into "public"."device_credentials" select * from json_populate_recordset(null::"public"."device_credentials", '[
{"id":"G4LgBBp3bUlUzRk6Tsi-","user_id":"sdBnuXNNbVILIi1nmW0A","secret_hash":"TM-HkXRhhMwYLpKlTKrWuqVqBs9ZkxrxXI1R_GKD7_s","created_at":"2026-11-25T04:10:19.398+00:00","last_used_at":"2026-11-25T04:10:19.398+00:00","unconfirmed":false},
{"id":"LpG8LNyoyoSF_29kkO8w","user_id":"mo9FV4KPglMGGe_pzXvj","secret_hash":"VK1Lti9OOd6czc8U6yD7u67-FEZFRzIoiJnRDJe-uKo","created_at":"2026-11-25T04:10:19.398+00:00","last_used_at":"2026-11-25T04:10:19.398+00:00","unconfirmed":false},
{"id":"RTJd4nuvqfgftF9gFZjM","user_id":"OhAYFYCNnIycMce5OtCJ","secret_hash":"vPUzSLFwK_67DgZXrNrwKvb-XeMf50sux-Zti1N7Bnw","created_at":"2026-11-25T04:10:19.398+00:00","last_used_at":"2026-11-25T04:10:19.398+00:00","unconfirmed":false}
]');
insert into "public"."device_keys" select * from json_populate_recordset(null::"public"."device_keys", '[
{"id":"doors","name":"Doors","key_hash":"OMOWQg-lc1xKx9kRVW0ZP4lClUqMqZzALj5KkkYO9kU","rooms":null,"created_at":"2026-11-24T19:00:00.172+00:00"}
]');
insert into "public"."device_pairings" select * from json_populate_recordset(null::"public"."device_pairings", '[
{"id":"A1F5Ae35gN5Iz4ur8BsJ_3Fzyu_6vn1FuRk9zxzSQ_g","code_hash":"PkQMvwsCVzjNA2g1Po6daQwsXoNqUTe7GGRhn_L_re0","expires_at":"2026-11-25T04:20:21.835+00:00"}
]');
insert into "public"."devices" select * from json_populate_recordset(null::"public"."devices", '[
{"user_id":"898A6gsVytb50alJwKjW","name":"Front door","kind":"Kiosk","location_id":"main","made_at":"2026-11-25T23:00:00.698+00:00","paired_at":null}
]');
insert into "public"."effects" select * from json_populate_recordset(null::"public"."effects", '[
{"id":"5WSeIlB0bdDTyiXYnKkK","do":"message","payload":null,"dedupe":"noticeDayBefore:9QSIaOMOOgWDZdra2Tmd","held_in_quiet":true,"due_at":"2026-11-25T00:00:00+00:00","retry_at":"2026-11-25T04:11:05.962+00:00","attempts":1,"done_at":"2026-11-25T04:10:20.973+00:00","failure":null},
{"id":"7ETTv1vdBXo8nJ8mz0me","do":"email","payload":null,"dedupe":"contact:so1dDjx56YIg_sEG_Xue","held_in_quiet":true,"due_at":"2026-11-24T19:00:01.208+00:00","retry_at":"2026-11-25T04:11:05.297+00:00","attempts":1,"done_at":"2026-11-25T04:10:20.324+00:00","failure":null},
{"id":"fhp2mdU8HjY7z7b5X4Bn","do":"message","payload":null,"dedupe":"noticeReserved:b-7UXwxNO0bbRfejwgkG","held_in_quiet":true,"due_at":"2026-11-24T19:00:01.605+00:00","retry_at":"2026-11-25T04:11:05.73+00:00","attempts":1,"done_at":"2026-11-25T04:10:20.745+00:00","failure":null},
{"id":"g-GYEJa2MUpGc6-hssh-","do":"code","payload":null,"dedupe":null,"held_in_quiet":false,"due_at":"2026-11-24T19:00:01.792+00:00","retry_at":"2026-11-25T04:11:05.881+00:00","attempts":1,"done_at":"2026-11-25T04:10:20.896+00:00","failure":"TooLate"},
{"id":"gbvIcBVg_mAE_TAD1_i0","do":"message","payload":null,"dedupe":"noticeReserved:9QSIaOMOOgWDZdra2Tmd","held_in_quiet":true,"due_at":"2026-11-24T19:00:01.383+00:00","retry_at":"2026-11-25T04:11:05.565+00:00","attempts":1,"done_at":"2026-11-25T04:10:20.686+00:00","failure":null},
{"id":"xS-GmYzUjZZVjPmNY_Zq","do":"message","payload":null,"dedupe":"noticeDayOf:9QSIaOMOOgWDZdra2Tmd","held_in_quiet":true,"due_at":"2026-11-25T15:00:00+00:00","retry_at":"2026-11-25T04:11:06.037+00:00","attempts":1,"done_at":"2026-11-25T04:10:21.05+00:00","failure":null},
{"id":"ym0yFGUKAsPE73UMe5jg","do":"code","payload":null,"dedupe":null,"held_in_quiet":false,"due_at":"2026-11-24T19:00:01.215+00:00","retry_at":"2026-11-25T04:11:05.316+00:00","attempts":1,"done_at":"2026-11-25T04:10:20.34+00:00","failure":null}
]');
insert into "public"."ended_families" select * from json_populate_recordset(null::"public"."ended_families", '[
{"family":"55SVk69cTwGPF9k1DI8E","ended_at":"2026-11-25T04:10:20.87+00:00"}
]');
insert into "public"."excluded_attendants" select * from json_populate_recordset(null::"public"."excluded_attendants", '[
{"user_id":"mo9FV4KPglMGGe_pzXvj","attendant_id":"chana"}
]');
insert into "public"."facility" select * from json_populate_recordset(null::"public"."facility", '[
{"id":1,"mode":"practice","settings_version":8,"accounts_version":2,"clock_set_at":"2026-11-25T04:10:21.124+00:00","clock_shows":"2026-11-25T23:00:00+00:00","key_salt":"-uVG5sGQ-riGfanDOj5e2SL40nrKUlI7kiCYdibWfW0","key_checks":["04Y1FDo2qZaG4_Hw5vne1g"],"key_root":"sealed:R-v5-KrMkdNm0JRt1CV54V0mMFaQJw6MpEaGb-uSqGKd-VJd"}
]');
insert into "public"."file_pieces" select * from json_populate_recordset(null::"public"."file_pieces", '[
{"file_id":"PRy271DFEjsGvahdIw7Z","nth":0,"bytes":"\\x255044462d312e340a250a312030206f626a0a3c3c202f54797065202f436174616c6f67202f5061676573203220302052203e3e0a656e646f626a0a322030206f626a0a3c3c202f54797065202f5061676573202f4b696473205b33203020525d202f436f756e742031203e3e0a656e646f626a0a332030206f626a0a3c3c202f54797065202f50616765202f506172656e74203220302052202f4d65646961426f78205b30203020363132203739325d202f436f6e74656e7473203420302052202f5265736f7572636573203c3c202f466f6e74203c3c202f4631203520302052203e3e203e3e203e3e0a656e646f626a0a342030206f626a0a3c3c202f4c656e677468203337203e3e0a73747265616d0a4254202f46312032382054662037322037323020546420284b69736c65762920546a2045540a656e6473747265616d0a656e646f626a0a352030206f626a0a3c3c202f54797065202f466f6e74202f53756274797065202f5479706531202f42617365466f6e74202f48656c766574696361203e3e0a656e646f626a0a787265660a3020360a303030303030303030302036353533352066200a30303030303030303131203030303030206e200a30303030303030303630203030303030206e200a30303030303030313137203030303030206e200a30303030303030323433203030303030206e200a30303030303030333330203030303030206e200a747261696c65720a3c3c202f53697a652036202f526f6f74203120302052203e3e0a7374617274787265660a3430300a2525454f460a"},
{"file_id":"YxP2CNv5hcYhCfdeoPMT","nth":0,"bytes":"\\xffd8ffdb0043000503040404030504040405050506070c08070707070f0b0b090c110f1212110f111113161c1713141a1511111821181a1d1d1f1f1f13172224221e241c1e1f1effdb0043010505050706070e08080e1e1411141e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1effc000110800c8012c03012200021101031101ffc4001500010100000000000000000000000000000006ffc40014100100000000000000000000000000000000ffc4001501010100000000000000000000000000000006ffc40014110100000000000000000000000000000000ffda000c03010002110311003f00850140850000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007fffd9"},
{"file_id":"vtzMI1XVu9WUqaDMMZDK","nth":0,"bytes":"\\xffd8ffdb0043000503040404030504040405050506070c08070707070f0b0b090c110f1212110f111113161c1713141a1511111821181a1d1d1f1f1f13172224221e241c1e1f1effdb0043010505050706070e08080e1e1411141e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1effc0001108012c019003012200021101031101ffc4001500010100000000000000000000000000000006ffc40014100100000000000000000000000000000000ffc4001501010100000000000000000000000000000006ffc40014110100000000000000000000000000000000ffda000c03010002110311003f00850140850000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007fffd9"}
]');
insert into "public"."files" select * from json_populate_recordset(null::"public"."files", '[
{"id":"PRy271DFEjsGvahdIw7Z","folder":"newsletters","name":"kislev.pdf","type":"application/pdf","size":583,"digest":"zKhYf3gIGLl2TQZzAf3WutGCCwUbtvYK084B38QpwFY","added_at":"2026-11-24T19:00:01.192+00:00","added_by":"v9PM_vgpcED20f-JvPft"},
{"id":"YxP2CNv5hcYhCfdeoPMT","folder":"licenses","name":"wkvCm7dTUsc3NuaISlq0-0.jpg","type":"image/jpeg","size":639,"digest":"fToNLBjdeKPd3s9b1PdLPsLqNRuKzxyScGMTTspwX1E","added_at":"2026-11-24T19:00:01.699+00:00","added_by":"QZsNj2odaW2w4n7H1Fr7"},
{"id":"vtzMI1XVu9WUqaDMMZDK","folder":"licenses","name":"wkvCm7dTUsc3NuaISlq0-1.jpg","type":"image/jpeg","size":981,"digest":"6S20v0SG0fZN2p7NLWEoXlQLj6zZ6x3fIz1LQh7H4bI","added_at":"2026-11-24T19:00:01.7+00:00","added_by":"QZsNj2odaW2w4n7H1Fr7"}
]');
insert into "public"."idempotency_keys" select * from json_populate_recordset(null::"public"."idempotency_keys", '[
{"scope":"8PehXTXTEjV1LAGmVXr9115DGaipVW_Zyfco1vFX1lc","caller":"QZsNj2odaW2w4n7H1Fr7","body_hash":"RI5w-yvCzbPBoM9mOrfFhdQhLoS7uyyrBnWTLSkbIuU","made":{"reservation": "9QSIaOMOOgWDZdra2Tmd"},"status":200,"answer":"sealed:aG2lx94Wwg9yufb2L3c33PnJEDURk6-_5pQ5GIeG0_99MqMH7oxHzmhDfFrWpdeLWvE7TsB1Nl1CXIaVseZAd2kWIzyvZRV_WLzjy3hCeb4Kg6t2-2NkQxw4OXmUx9YIvQ2iTbNeDK5TEqXMYLS41xBel0J8GaV__qIm2958QJ9FRsBnWShMEqW3dXwfUfodWFQ1Ua1wUSgOYY2q6-ftHmNj1txRLkG2gF88eeXfFk7-NujsvDdBzRMl2qDtXMf1YtPhrulSTJqvm8kT4IcvUa5h-ON6Egwof0Rm3g7py8ytdB9pvYm1dGC59DviYd1KVru8Og5KZkYvx6nTTVqGgJpycSmT9nQRqG8f3ouIurOFWqznkKRXUZ9C7VRhZeNc7MHLDk4FrT-cOh1RtRtHnZyvjb2hukHVP3Fnod9hMy5oSqQ_c8WIzVSzUG3o2zrtk_S29Uts9zUiiZB6MNKXjkDpqL0PaSwO0YNxRY5Nw7KHFjGaE2TDyW_FWmesD7vAbgZY1R7qTq5A_liqhejUrQmem-WUMuZxevBvQLonBEJ0ERNfbgy6OYaMYlvin9uyQkQlCr9sjqbYkbD5UX8IHkAODEeMMDHujmvuHrbR2F4p1EBLv4pMP5AjIdGnEmyuQYqZzUqqAj_txFfXD3y5VPTvjmg4OkZmBS2ND3v5xmKNOQOV0K3u4CnYz0hBVOusC-nYNVzNqWSXVe5zZgq_SGGS-Lc9mB1MqcA_ETwbC-4cG6x-_qs8FMFBkaXz56-yMFTpsSlN_aRhDqemHkAvyKxabMC329l56HkUfhGoaP_qLI7pfOhS1rJ4r7Gt2V9DNf7WDxsrAcUIYLQv8Bvg9YlDyWmMGK7YUZUxxL5F_A27ibq6_H4FZtmCdHAnVTxaj0MSWax0-yP-9QCbvhDipZV1XugEXIiGlezqVjG1do9dpPM2mo2dANdIo5ny0zQ_X0VRisbkzzNA1_bxhOFlYtPg_EnY1_qHTcSq_lu0-qTgYN9xUkfOSKyfeIKYMMzc8MPdMDGHLERf9Qj40L28clVVtVKFrNXrV9duKWbyihznMDnBlLZBwsUNR7--ex4x3K8gLJnK4ExAvFMDY5nyDs9LFYrwM0_EolISW0FAT9rgC7nePoa2B9y9sEZzwesK44FRb6Qw1s9fI5zMgOy3YU8n43aTFP20RiodcKvfmW7LA5rs6tLJ3Tg30CSIAia7q2J3v2G-E73tn59VE03b9usIr7YR7l6S99jNvAXfG7WAMaloPEyhCto6M80dYHbBH459rPsJEDiC_7cpzJWmZgmfWtiVSMYCQP3eI2QLYRkK9vZce0UQoaKsrSdZBQKGZfDIDga5wPV8og12V0AEGSkkcIijSGJdMpZuIIR_IAD2v0822XNew2eqiYBfeFOtYtHeKkZ8D1ESmUF5Zwfg0rqH6LrU45efDVCiIwtuhtLeLmMLHOQHhufCKTGxwS6ilOEQaoJ066FHuhCv3X6iIM9Nx_7hqwJwBq28uoCwyTBRQFbZBLlxC-84RzA2vfTYVvJg8DL_JKYGJ1EPehoxl96QLHaCfJxZeDhpQgu_7AIbckuVizOSsYOU4n7MkuHgb0jqk84MxOtRZyzlK8anTKZBhtzw94nwLka2Ya_LsTQOLSfkBaSPEHoTfttnz1L8B4PNXBdRqpTLy2C6Zf47c9B6qTaOrI56vtEs6q2MopSdsSKGhFz4aP8dWV-y4Jg9zxGUEVPWXRC-pVyiTUrrTxAA8K0b4vfcykLEjIyGygN68E_Q_WfAYNr9-356ILYsr_rpH7yojrXb-x88A3ODvZ5i3eG_VmRb3v9DMxCVEr_nYeZIkQFrdRjr9tFd6GodZbSAFL0ez-gAdizVCaIBSwDb-tZpkQNXQtBReb15t-uJagc67MOjaW87HZ5La3A3wG_gTR6rRm4YXII-476L3aSJjEZfQ1nn1DqptFhY-dNiN2pIopngzW-8W44vCbZMSaKQa8W2ungNg-zCtp-qJykFHy0_ikXrvuH5JGd1Kqo","started_at":"2026-11-25T04:10:20.469+00:00"},
{"scope":"JxYeU5LjrvBzwUBISA_yF_p71BBgpOBFddJEYMfci1w","caller":"QZsNj2odaW2w4n7H1Fr7","body_hash":"IuhseQopMGVpVRf2cr4zcknCvK5OmXAHAVfnu2qziGU","made":{"attempt": "H_ZHOP88dz8uHH60GKo_"},"status":200,"answer":"sealed:EgDHbLYZPs7Andr85G7JjyxLvWJg1wKp1-VtezoceR7JQj-e6SGjTU_uTKhvNXD8DkKjAU1IWulU13yNCrlpScff_tRv46BRPhux5npcIKCWFdEEqyz4nEfXumxxakKmDe6gU59V4-JiZE0_TbDJ01amsRNJCOTvs7UCoE2sld-Orow-OcITI_w05EBhuV40dlU4YGWqsSZVVgJ0T3tNUFVXXZyFMoaG3kpdCYPVbr0PY6Ercti6oYl77f4LFrPUv2-cw6EVkX5igIiQcZfFhLYCPZMc0BsCtxhiwr7In6WktwWzjMyzOds5nnlAk6WrZbvLzJDgoT3itNuNabaHc8CIFeBhusAZQZpt1EucKG6aqsLJM6SPBwGFqlTe_MsSpD2TrZmX-AG-mvStuqoIJ3iGgehaQ0tYgQSOJt-NrySVxYc-V04xquJXVqZB-oRey2nArpVqZjXJfTYjdgxTvt1cg8eixZhR9lIH_K22ciV9tnkd1iKTb72f3cwR4aiLgzI","started_at":"2026-11-25T04:10:20.566+00:00"}
]');
insert into "public"."kiosk_visits" select * from json_populate_recordset(null::"public"."kiosk_visits", '[
{"user_id":"_F_04I3lCoA_9hZJdYfT","reservation_id":null,"until":"2026-11-25T04:10:21.838+00:00","session":"kiosk"}
]');
insert into "public"."language_texts" select * from json_populate_recordset(null::"public"."language_texts", '[
{"language":"en","key":"slot-taken","value":"Gone, sorry."}
]');
insert into "public"."license_requests" select * from json_populate_recordset(null::"public"."license_requests", '[
{"id":"wkvCm7dTUsc3NuaISlq0","user_id":"QZsNj2odaW2w4n7H1Fr7","email":null,"add_replace":"replace","state":"waiting","sent_at":"2026-11-24T19:00:01.699+00:00","decided_at":null,"decided_by":null,"reason":null,"plate_number":null}
]');
insert into "public"."limits" select * from json_populate_recordset(null::"public"."limits", '[
{"bucket":"code-day","window_start":"2026-11-25T00:00:00+00:00","count":2,"expires_at":"2026-11-26T00:00:00+00:00"},
{"bucket":"code-day-new","window_start":"2026-11-25T00:00:00+00:00","count":2,"expires_at":"2026-11-26T00:00:00+00:00"},
{"bucket":"code-phone/12015550142","window_start":"2026-11-25T04:00:00+00:00","count":1,"expires_at":"2026-11-25T05:00:00+00:00"},
{"bucket":"code-phone/12015550143","window_start":"2026-11-25T04:00:00+00:00","count":1,"expires_at":"2026-11-25T05:00:00+00:00"},
{"bucket":"contact-day","window_start":"2026-11-25T00:00:00+00:00","count":1,"expires_at":"2026-11-26T00:00:00+00:00"},
{"bucket":"kept","window_start":"2026-11-25T04:00:00+00:00","count":1,"expires_at":"2026-11-25T05:00:00+00:00"},
{"bucket":"notices/QZsNj2odaW2w4n7H1Fr7","window_start":"2026-11-24T19:00:00+00:00","count":2,"expires_at":"2026-11-24T20:00:00+00:00"},
{"bucket":"papers/QZsNj2odaW2w4n7H1Fr7","window_start":"2026-11-25T00:00:00+00:00","count":1,"expires_at":"2026-11-26T00:00:00+00:00"},
{"bucket":"sign-in/v9PM_vgpcED20f-JvPft","window_start":"2026-11-25T04:00:00+00:00","count":0,"expires_at":"2026-11-25T04:15:00+00:00"},
{"bucket":"sign-in/v9PM_vgpcED20f-JvPft/127.0.0.1","window_start":"2026-11-25T04:00:00+00:00","count":0,"expires_at":"2026-11-25T04:15:00+00:00"}
]');
insert into "public"."live_events" select * from json_populate_recordset(null::"public"."live_events", '[
{"id":10,"kind":"reservation","subject":"9QSIaOMOOgWDZdra2Tmd","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:20.489+00:00"},
{"id":11,"kind":"reservation","subject":"b-7UXwxNO0bbRfejwgkG","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:20.695+00:00"},
{"id":12,"kind":"papers","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:20.848+00:00"},
{"id":13,"kind":"accounts","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:20.868+00:00"},
{"id":14,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:20.886+00:00"},
{"id":15,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.015+00:00"},
{"id":16,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.124+00:00"},
{"id":17,"kind":"room","subject":"1","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.194+00:00"},
{"id":18,"kind":"room","subject":"2","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.194+00:00"},
{"id":19,"kind":"room","subject":"3","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.194+00:00"},
{"id":20,"kind":"room","subject":"4","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.194+00:00"},
{"id":21,"kind":"room","subject":"5","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.194+00:00"},
{"id":22,"kind":"room","subject":"6","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.194+00:00"},
{"id":23,"kind":"room","subject":"7","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.194+00:00"},
{"id":24,"kind":"room","subject":"8","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.194+00:00"},
{"id":25,"kind":"room","subject":"9","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.194+00:00"},
{"id":26,"kind":"room","subject":"7","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.204+00:00"},
{"id":27,"kind":"room","subject":"7","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.277+00:00"},
{"id":28,"kind":"room","subject":"7","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.277+00:00"},
{"id":29,"kind":"reservation","subject":"9QSIaOMOOgWDZdra2Tmd","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.277+00:00"},
{"id":3,"kind":"resync","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:19.255+00:00"},
{"id":30,"kind":"devices","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.827+00:00"},
{"id":31,"kind":"reservation","subject":"b-7UXwxNO0bbRfejwgkG","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.839+00:00"},
{"id":32,"kind":"room","subject":"7","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.839+00:00"},
{"id":33,"kind":"supply","subject":"1","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.843+00:00"},
{"id":34,"kind":"reservation","subject":"9QSIaOMOOgWDZdra2Tmd","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.843+00:00"},
{"id":35,"kind":"room","subject":"7","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:21.843+00:00"},
{"id":4,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:20.062+00:00"},
{"id":5,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:20.153+00:00"},
{"id":6,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:20.184+00:00"},
{"id":7,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:20.235+00:00"},
{"id":8,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:20.262+00:00"},
{"id":9,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T04:10:20.28+00:00"}
]');
insert into "public"."locations" select * from json_populate_recordset(null::"public"."locations", '[
{"id":"alternate","name":"Brook Lane","name_he":"ברוק ליין","address":"4 Brook Lane, Lakewood, NJ 08701","address_he":"ברוק ליין 4, לייקווד, ניו ג׳רזי 08701","lat":null,"long":null,"alternate":true,"active":true,"capacity":{"roomsAvailable": "4", "roomsAvailableBath": "2", "roomsAvailableFriday": "4"},"open_kinds":["openFridays", "openYomTov"]},
{"id":"main","name":"Main building","name_he":"הבניין הראשי","address":"12 Elm Court, Lakewood, NJ 08701","address_he":"אלם קורט 12, לייקווד, ניו ג׳רזי 08701","lat":null,"long":null,"alternate":false,"active":true,"capacity":{},"open_kinds":[]}
]');
insert into "public"."login_codes" select * from json_populate_recordset(null::"public"."login_codes", '[
{"id":"OWuHb6wLEmG9hqgKbhfOFjAVdvdzVDeL0RrWfj2zLbY","phone":"12015550143","code_hash":"k0LI5jR6RZVJD7wRZhmNPQNgNnFL6cwvZxJY4_IhOWQ","tries":0,"email":null,"language":"en","sent_at":"2026-11-25T04:10:20.874+00:00","expires_at":"2026-11-25T04:20:20.874+00:00"}
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
{"id":"5WSeIlB0bdDTyiXYnKkK","at":"2026-11-25T00:00:00.083+00:00","channel":"sms","to":"12015550142","subject":null,"text":"Reminder: Wednesday, 25 November, 6:00 PM. Code 8654.","state":"delivered","why":null,"provider":"practice","provider_id":null},
{"id":"7ETTv1vdBXo8nJ8mz0me","at":"2026-11-24T19:00:01.231+00:00","channel":"email","to":"office@example.org","subject":"A message from the website","text":"Rivka Levi\nrivka@example.com\nWhen do you open?","state":"delivered","why":null,"provider":"practice","provider_id":null},
{"id":"fhp2mdU8HjY7z7b5X4Bn","at":"2026-11-24T19:00:01.654+00:00","channel":"sms","to":"12015550142","subject":null,"text":"Confirmed: Thursday, 26 November, 10:45 PM. Code 5763.","state":"delivered","why":null,"provider":"practice","provider_id":null},
{"id":"gbvIcBVg_mAE_TAD1_i0","at":"2026-11-24T19:00:01.594+00:00","channel":"sms","to":"12015550142","subject":null,"text":"Confirmed: Wednesday, 25 November, 6:00 PM. Code 8654.","state":"delivered","why":null,"provider":"practice","provider_id":null},
{"id":"xS-GmYzUjZZVjPmNY_Zq","at":"2026-11-25T15:00:00.029+00:00","channel":"sms","to":"12015550142","subject":null,"text":"Reminder: Wednesday, 25 November, 6:00 PM. Code 8654.","state":"delivered","why":null,"provider":"practice","provider_id":null},
{"id":"ym0yFGUKAsPE73UMe5jg","at":"2026-11-24T19:00:01.245+00:00","channel":"sms","to":"12015550142","subject":null,"text":"773880 הוא קוד הכניסה שלך.","state":"delivered","why":null,"provider":"practice","provider_id":null}
]');
insert into "public"."night_stays" select * from json_populate_recordset(null::"public"."night_stays", '[
{"night":"2026-11-23","stays":{"Waiting": {"19": {"count": 1, "inside": [1, 0, 0, 0, 0, 0, 0, 0], "seconds": 300}}},"left_out":0,"at":"2026-11-25T04:10:21.838+00:00"}
]');
insert into "public"."nights" select * from json_populate_recordset(null::"public"."nights", '[
{"location_id":"main","date":"2026-11-25","version":822},
{"location_id":"main","date":"2026-11-26","version":796}
]');
insert into "public"."opt_outs" select * from json_populate_recordset(null::"public"."opt_outs", '[
{"phone":"12015550149","at":"2026-11-25T04:10:21.838+00:00"}
]');
insert into "public"."payment_attempts" select * from json_populate_recordset(null::"public"."payment_attempts", '[
{"id":"H_ZHOP88dz8uHH60GKo_","kind":"charge","purpose":"donation","state":"approved","processor":"stripe","user_id":"QZsNj2odaW2w4n7H1Fr7","reservation_id":null,"refund_of":null,"cents":1800,"split":[{"cents": 1800, "method": "Donation"}],"facts":{"by": "QZsNj2odaW2w4n7H1Fr7", "note": null, "save": false, "buckets": ["user:QZsNj2odaW2w4n7H1Fr7"], "present": true, "tipNote": null},"intent_id":null,"transaction_id":"practice_H_ZHOP88dz8uHH60GKo_","error":null,"asked":true,"opened_at":"2026-11-25T04:10:20.646+00:00","expires_at":"2026-11-25T04:40:20.634+00:00","closed_at":"2026-11-24T19:00:01.573+00:00","look_at":null}
]');
insert into "public"."payments" select * from json_populate_recordset(null::"public"."payments", '[
{"id":"4Ds-4MoW2E8RYTBnUXFQ","attempt_id":"H_ZHOP88dz8uHH60GKo_","user_id":"QZsNj2odaW2w4n7H1Fr7","reservation_id":null,"method":"Donation","status":"Approved","cents":1800,"reference":"Visa 4242","note":null,"tip_note":null,"error":null,"transaction_id":"practice_H_ZHOP88dz8uHH60GKo_","refund_of":null,"day":"2026-11-24","at":"2026-11-24T19:00:01.573+00:00","by":"QZsNj2odaW2w4n7H1Fr7"}
]');
insert into "public"."peripherals" select * from json_populate_recordset(null::"public"."peripherals", '[
{"id":"kiosk-cardReader","kind":"cardReader","name":"Kiosk card reader","used_at":"kiosk","location_id":"main","point":"kiosk-cardReader","active":true},
{"id":"kiosk-printer","kind":"printer","name":"Kiosk printer","used_at":"kiosk","location_id":"main","point":"kiosk-printer","active":true},
{"id":"reception-cardReader","kind":"cardReader","name":"Reception card reader","used_at":"reception","location_id":"main","point":"reception-cardReader","active":true},
{"id":"reception-printer","kind":"printer","name":"Reception printer","used_at":"reception","location_id":"main","point":"reception-printer","active":true}
]');
insert into "public"."practice_devices" select * from json_populate_recordset(null::"public"."practice_devices", '[
{"id":"door","at":"2026-11-25T04:10:21.838+00:00","point":"gate","op":"open","result":"opened","text":null}
]');
insert into "public"."practice_ledger" select * from json_populate_recordset(null::"public"."practice_ledger", '[
{"key":"payment:H_ZHOP88dz8uHH60GKo_","value":"{\"paymentId\":\"H_ZHOP88dz8uHH60GKo_\",\"amount\":1800,\"currency\":\"USD\",\"token\":\"practice_ok\",\"state\":\"paid\",\"customerRef\":null,\"saved\":null,\"refunds\":[]}"}
]');
insert into "public"."preassignments" select * from json_populate_recordset(null::"public"."preassignments", '[
{"reservation_id":"b-7UXwxNO0bbRfejwgkG","room_id":7,"starts_at":"2026-11-27T03:45:00+00:00","ends_at":"2026-11-27T04:15:00+00:00","at":"2026-11-25T04:10:21.838+00:00","by":null}
]');
insert into "public"."refresh_tokens" select * from json_populate_recordset(null::"public"."refresh_tokens", '[
{"id":"D4gHlFA-N277fOLkgy_e","family":"ZRGnkxKV6jSh46SPMZFn","user_id":"v9PM_vgpcED20f-JvPft","device_credential_id":null,"secret_hash":"qAg_RmMCc3pJrQ15Is9efr8lOQ84yqWS2TLYhXUsdYo","issued_at":"2026-11-25T04:10:19.614+00:00","expires_at":"2026-12-25T04:10:19.614+00:00","traded_at":null,"successor_id":null,"revoked":false},
{"id":"HUIrGmCAmhofCQuPOAvA","family":"55SVk69cTwGPF9k1DI8E","user_id":"QZsNj2odaW2w4n7H1Fr7","device_credential_id":"TFCBCu3rk0x6s7GnS0G9","secret_hash":"JbgP1O7xvu_7uOV3B8EyAMt-RZHoNwSN3M03nXHPloM","issued_at":"2026-11-25T04:10:20.422+00:00","expires_at":"2026-12-25T04:10:20.422+00:00","traded_at":null,"successor_id":null,"revoked":true}
]');
insert into "public"."reservations" select * from json_populate_recordset(null::"public"."reservations", '[
{"id":"9QSIaOMOOgWDZdra2Tmd","code":"8654","user_id":"QZsNj2odaW2w4n7H1Fr7","location_id":"main","night":"2026-11-25","starts_at":"2026-11-25T23:00:00+00:00","ends_at":"2026-11-25T23:30:00+00:00","placeholder":false,"status":"Assigned","hold_until":null,"bath":false,"handicapped":false,"kallah":false,"segula":false,"private_room":false,"chabad_bor":false,"parking":false,"salon_manicure":false,"salon_pedicure":false,"salon_both":false,"double_slot":false,"use_discount_price":false,"member":false,"first_time":true,"advance":true,"notes":null,"reservation_notes":null,"user_notes":null,"replacing_id":null,"refund_missed":false,"booked_in_time":true,"lines":[{"code": "shower", "cents": 2500}],"donation_note":null,"time_arrived":"2026-11-25T23:00:00.134+00:00","waiting_code":"822","time_completed":null,"status_since":"2026-11-25T23:00:00.134+00:00","created_at":"2026-11-24T19:00:01.383+00:00","created_by":"QZsNj2odaW2w4n7H1Fr7","created_ip":"127.0.0.1","room_id":7,"pool":null,"ready_since":null,"language":null,"kept_pool":null},
{"id":"b-7UXwxNO0bbRfejwgkG","code":"5763","user_id":"QZsNj2odaW2w4n7H1Fr7","location_id":"main","night":"2026-11-26","starts_at":"2026-11-27T03:45:00+00:00","ends_at":"2026-11-27T04:15:00+00:00","placeholder":false,"status":"Reserved","hold_until":null,"bath":false,"handicapped":false,"kallah":false,"segula":false,"private_room":false,"chabad_bor":false,"parking":false,"salon_manicure":false,"salon_pedicure":false,"salon_both":false,"double_slot":false,"use_discount_price":false,"member":false,"first_time":true,"advance":true,"notes":null,"reservation_notes":null,"user_notes":null,"replacing_id":null,"refund_missed":false,"booked_in_time":true,"lines":[{"code": "shower", "cents": 2500}],"donation_note":null,"time_arrived":null,"waiting_code":null,"time_completed":null,"status_since":"2026-11-24T19:00:01.605+00:00","created_at":"2026-11-24T19:00:01.605+00:00","created_by":"QZsNj2odaW2w4n7H1Fr7","created_ip":"127.0.0.1","room_id":null,"pool":null,"ready_since":null,"language":null,"kept_pool":null}
]');
insert into "public"."room_accounts" select * from json_populate_recordset(null::"public"."room_accounts", '[
{"user_id":"1H0Aab69uQPUp70eo6Q-","room_id":3},
{"user_id":"6eQnErBUyXiN6c7mbV_Q","room_id":19},
{"user_id":"7uEcm19JZN7RKIs8EIAs","room_id":2},
{"user_id":"8RInd868wswdWm_-ydHd","room_id":16},
{"user_id":"8e7bGn-VbgjQT_5OIC8R","room_id":17},
{"user_id":"ASfzRcQ9WkO94D2ZItiL","room_id":21},
{"user_id":"AyltLtnQOXFh69vlNXNE","room_id":20},
{"user_id":"BTmLfRKLVyXq8bDuQa2v","room_id":10},
{"user_id":"Bmi1wgqEaxyXFJqIF7Ss","room_id":8},
{"user_id":"CDL6yRknJnoL5agtYzoQ","room_id":5},
{"user_id":"HD7ZOpeHoDPVMdj8Mt5i","room_id":9},
{"user_id":"PHMzo4jLSW0a-ZUBTin8","room_id":7},
{"user_id":"RcTZlHRNGDwvN58EB7wB","room_id":4},
{"user_id":"RrsCXL9ybUvhO-402iMw","room_id":18},
{"user_id":"U4jtM3fHNzj7dgTSskRV","room_id":13},
{"user_id":"ULMps38Sw0u5wLO1ZOUg","room_id":12},
{"user_id":"V-TPp-OEJHLVscEUl7uZ","room_id":6},
{"user_id":"_Gh4odhqlANQ6ieiCzZ0","room_id":15},
{"user_id":"el9UXjTu4PJFJFoFYGF8","room_id":11},
{"user_id":"ld51fCtCHBqeABNLPmcA","room_id":1},
{"user_id":"m6iin3f2H8kbL2-SJalW","room_id":22},
{"user_id":"s8Xne1zEurczRh_GefEc","room_id":14}
]');
insert into "public"."room_placements" select * from json_populate_recordset(null::"public"."room_placements", '[
{"id":"f7jvBwextsJh4qvtVWj_","reservation_id":"9QSIaOMOOgWDZdra2Tmd","room_id":7,"since":"2026-11-25T23:00:00.134+00:00","until":null,"by":"v9PM_vgpcED20f-JvPft"}
]');
insert into "public"."rooms" select * from json_populate_recordset(null::"public"."rooms", '[
{"id":1,"number":"1","location_id":"main","section_id":"upper","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-1-dry","wet_door":"room-1-wet","extension":"201","language":"en","staff_until":null,"light_point":"room-1-light"},
{"id":10,"number":"10","location_id":"main","section_id":"garden","bath":true,"handicapped":true,"private_room":true,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-10-dry","wet_door":"room-10-wet","extension":"210","language":"en","staff_until":null,"light_point":"room-10-light"},
{"id":11,"number":"11","location_id":"main","section_id":"garden","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-11-dry","wet_door":"room-11-wet","extension":"211","language":"en","staff_until":null,"light_point":"room-11-light"},
{"id":12,"number":"12","location_id":"main","section_id":"garden","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-12-dry","wet_door":"room-12-wet","extension":"212","language":"en","staff_until":null,"light_point":"room-12-light"},
{"id":13,"number":"13","location_id":"main","section_id":"garden","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-13-dry","wet_door":"room-13-wet","extension":"213","language":"en","staff_until":null,"light_point":"room-13-light"},
{"id":14,"number":"14","location_id":"main","section_id":"garden","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-14-dry","wet_door":"room-14-wet","extension":"214","language":"en","staff_until":null,"light_point":"room-14-light"},
{"id":15,"number":"15","location_id":"main","section_id":"garden","bath":true,"handicapped":false,"private_room":true,"kallah":true,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-15-dry","wet_door":"room-15-wet","extension":"215","language":"en","staff_until":null,"light_point":"room-15-light"},
{"id":16,"number":"16","location_id":"main","section_id":"garden","bath":false,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-16-dry","wet_door":"room-16-wet","extension":"216","language":"en","staff_until":null,"light_point":"room-16-light"},
{"id":17,"number":"17","location_id":"main","section_id":"garden","bath":false,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-17-dry","wet_door":"room-17-wet","extension":"217","language":"en","staff_until":null,"light_point":"room-17-light"},
{"id":18,"number":"18","location_id":"main","section_id":"garden","bath":false,"handicapped":false,"private_room":true,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-18-dry","wet_door":"room-18-wet","extension":"218","language":"en","staff_until":null,"light_point":"room-18-light"},
{"id":19,"number":"19","location_id":"alternate","section_id":"brook","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-19-dry","wet_door":"room-19-wet","extension":"219","language":"en","staff_until":null,"light_point":"room-19-light"},
{"id":2,"number":"2","location_id":"main","section_id":"upper","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-2-dry","wet_door":"room-2-wet","extension":"202","language":"en","staff_until":null,"light_point":"room-2-light"},
{"id":20,"number":"20","location_id":"alternate","section_id":"brook","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-20-dry","wet_door":"room-20-wet","extension":"220","language":"en","staff_until":null,"light_point":"room-20-light"},
{"id":21,"number":"21","location_id":"alternate","section_id":"brook","bath":false,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-21-dry","wet_door":"room-21-wet","extension":"221","language":"en","staff_until":null,"light_point":"room-21-light"},
{"id":22,"number":"22","location_id":"alternate","section_id":"brook","bath":false,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-22-dry","wet_door":"room-22-wet","extension":"222","language":"en","staff_until":null,"light_point":"room-22-light"},
{"id":3,"number":"3","location_id":"main","section_id":"upper","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-3-dry","wet_door":"room-3-wet","extension":"203","language":"en","staff_until":null,"light_point":"room-3-light"},
{"id":4,"number":"4","location_id":"main","section_id":"upper","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-4-dry","wet_door":"room-4-wet","extension":"204","language":"en","staff_until":null,"light_point":"room-4-light"},
{"id":5,"number":"5","location_id":"main","section_id":"upper","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-5-dry","wet_door":"room-5-wet","extension":"205","language":"en","staff_until":null,"light_point":"room-5-light"},
{"id":6,"number":"6","location_id":"main","section_id":"upper","bath":true,"handicapped":false,"private_room":true,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-6-dry","wet_door":"room-6-wet","extension":"206","language":"en","staff_until":null,"light_point":"room-6-light"},
{"id":7,"number":"7","location_id":"main","section_id":"upper","bath":false,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Occupied","status_since":"2026-11-25T23:00:00.134+00:00","reservation_id":"9QSIaOMOOgWDZdra2Tmd","light":false,"dry_door":"room-7-dry","wet_door":"room-7-wet","extension":"207","language":"en","staff_until":null,"light_point":"room-7-light"},
{"id":8,"number":"8","location_id":"main","section_id":"upper","bath":false,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-8-dry","wet_door":"room-8-wet","extension":"208","language":"en","staff_until":null,"light_point":"room-8-light"},
{"id":9,"number":"9","location_id":"main","section_id":"upper","bath":false,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.172+00:00","reservation_id":null,"light":false,"dry_door":"room-9-dry","wet_door":"room-9-wet","extension":"209","language":"en","staff_until":null,"light_point":"room-9-light"}
]');
insert into "public"."schedule_overrides" select * from json_populate_recordset(null::"public"."schedule_overrides", '[
{"location_id":"main","date":"2026-12-02","closed":null,"open_time":null,"last_entry_time":null,"zman_tevillah":null,"hebrew_note":"חנוכה","shabbos_mode":null}
]');
insert into "public"."section_attendants" select * from json_populate_recordset(null::"public"."section_attendants", '[
{"section_id":"brook","night":"2026-11-24","attendant_id":"devora","closed":false},
{"section_id":"garden","night":"2026-11-24","attendant_id":"chana","closed":false},
{"section_id":"upper","night":"2026-11-24","attendant_id":"batsheva","closed":false},
{"section_id":"upper","night":"2026-11-25","attendant_id":"batsheva","closed":false}
]');
insert into "public"."sections" select * from json_populate_recordset(null::"public"."sections", '[
{"id":"brook","name":"Brook Lane","location_id":"alternate","opened_night":null,"name_he":"ברוק ליין"},
{"id":"garden","name":"Garden hall","location_id":"main","opened_night":null,"name_he":"אולם הגן"},
{"id":"upper","name":"Upper hall","location_id":"main","opened_night":null,"name_he":"האולם העליון"}
]');
insert into "public"."settings" select * from json_populate_recordset(null::"public"."settings", '[
{"key":"garageDoorPoint","value":"garage","changed_at":"2026-11-24T19:00:00.172+00:00","changed_by":null},
{"key":"garageGatePoint","value":"gate","changed_at":"2026-11-24T19:00:00.172+00:00","changed_by":null},
{"key":"kallahInstructions","value":"Please bring what the bride likes to have about her, and leave time to settle in.","changed_at":"2026-11-24T19:00:00.172+00:00","changed_by":null},
{"key":"kallahInstructionsHe","value":"כדאי להביא את מה שנעים לכלה שיהיה איתה, ולהשאיר זמן להתארגן בנחת.","changed_at":"2026-11-24T19:00:00.172+00:00","changed_by":null},
{"key":"lateGraceMinutes","value":"7","changed_at":"2026-11-24T19:00:00.826+00:00","changed_by":"v9PM_vgpcED20f-JvPft"},
{"key":"newsletterFile","value":"/files/newsletters/kislev.pdf","changed_at":"2026-11-24T19:00:01.192+00:00","changed_by":"v9PM_vgpcED20f-JvPft"},
{"key":"roomAdminPasscode","value":"sealed:q6tZlYEPMlykm_IxcsDA9d4Po4cl77MG8babAxpzHCE","changed_at":"2026-11-24T19:00:00.172+00:00","changed_by":null},
{"key":"websiteContactPeople","value":"Kallah line, head attendant, (732) 555-0101","changed_at":"2026-11-24T19:00:00.172+00:00","changed_by":null},
{"key":"websiteContactPeopleHe","value":"קו הכלות, הבלנית הראשית, (732) 555-0101","changed_at":"2026-11-24T19:00:00.172+00:00","changed_by":null}
]');
insert into "public"."status_history" select * from json_populate_recordset(null::"public"."status_history", '[
{"id":"9aU7_fgOjgQtHudZP4NP","reservation_id":"9QSIaOMOOgWDZdra2Tmd","previous":"Reserved","next":"Assigned","previous_since":"2026-11-24T19:00:01.383+00:00","at":"2026-11-25T23:00:00.134+00:00","by":"v9PM_vgpcED20f-JvPft","ip":"127.0.0.1","attendant":"batsheva","note":null,"before":{"kept": null, "roomId": null, "cubicle": null, "language": null, "readySince": null, "roomStatus": "Ready", "timeArrived": null, "waitingCode": null, "timeCompleted": null},"undoes":null,"on_paper":false},
{"id":"Y6VL33YZsbA_F6P46T1u","reservation_id":"9QSIaOMOOgWDZdra2Tmd","previous":null,"next":"Reserved","previous_since":null,"at":"2026-11-24T19:00:01.383+00:00","by":"QZsNj2odaW2w4n7H1Fr7","ip":"127.0.0.1","attendant":null,"note":null,"before":null,"undoes":null,"on_paper":false},
{"id":"lg3evv5QJO-99HUGCkTa","reservation_id":"b-7UXwxNO0bbRfejwgkG","previous":null,"next":"Reserved","previous_since":null,"at":"2026-11-24T19:00:01.605+00:00","by":"QZsNj2odaW2w4n7H1Fr7","ip":"127.0.0.1","attendant":null,"note":null,"before":null,"undoes":null,"on_paper":false}
]');
insert into "public"."supply_requests" select * from json_populate_recordset(null::"public"."supply_requests", '[
{"id":1,"room_id":7,"reservation_id":"9QSIaOMOOgWDZdra2Tmd","item":"soap","is_call_request":false,"is_attendant_request":false,"status":"open","requested_at":"2026-11-25T04:10:21.838+00:00","completed_at":null,"canceled_at":null,"by":null}
]');
insert into "public"."text_descriptions" select * from json_populate_recordset(null::"public"."text_descriptions", '[
{"key":"slot-taken","description":"When another was quicker"}
]');
insert into "public"."users" select * from json_populate_recordset(null::"public"."users", '[
{"id":"1H0Aab69uQPUp70eo6Q-","kind":"device","user_name":"Room3","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$CW1f1Ym0X5xdoUs/C/cOUg$GtSkHU/5IZ3C0FTLjhnTjpGZ1AWd5i6GOGOIbuG/yHk","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"2wmaQ54Ck8obY3GnCc2I","kind":"device","user_name":"Reception","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$djV/aKHXDgyBL72vyUh2zg$NwawfmhZZt9NS8FMs9VYeAoWKFyNBnVlnukaSO0VCN8","roles":["Reception"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"6eQnErBUyXiN6c7mbV_Q","kind":"device","user_name":"Room19","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$jZWdjnaj0z8wSa6r4c0a2w$KwFa9C+k5KaKDcTxsHvDa+8Vu+7nxxaYPOfneRhfxqw","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"7uEcm19JZN7RKIs8EIAs","kind":"device","user_name":"Room2","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$tHDqTfTSNM1O+SWRx82oag$SRjMLouFWyBaB4NIJ96xrGRn7MYJHq+SuOeom5QtvmA","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"898A6gsVytb50alJwKjW","kind":"device","user_name":"kiosk-898A6gsVytb50alJwKjW","phone":null,"password_hash":null,"roles":["Kiosk"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-25T23:00:00.698+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"8RInd868wswdWm_-ydHd","kind":"device","user_name":"Room16","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$306T8ozvwwXy3qYwr8+7FA$zRqNKoVCiwAzgld041gPa17TBnjW5xwBaqy1vth3NeI","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"8e7bGn-VbgjQT_5OIC8R","kind":"device","user_name":"Room17","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$vbDb8Bd5xoJ3odBOy8i/dA$LE/EMo/7SardETqszOwlqtWrG9K9Pyg6eZk2h1ivL0Q","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"ASfzRcQ9WkO94D2ZItiL","kind":"device","user_name":"Room21","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$bRIOUfBCbgWlazaf/7UQuA$ejk1NTG7VsZfC3BuxPSyMSk4EfXHzC2Al/P3hB74Tjo","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"AyltLtnQOXFh69vlNXNE","kind":"device","user_name":"Room20","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$GZ6ccVYdxzanrMfgzLdClA$9BrQZozrJtjKsO0ESc4bARbIcU6pT4YFsvMDTLaq0rc","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"BTmLfRKLVyXq8bDuQa2v","kind":"device","user_name":"Room10","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$5To21V9wQuKqXN6Q/SgNfg$nutbO8V5V91e2BQt+yF92P69bFy6KRYsS0mwCZqIvUw","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"Bmi1wgqEaxyXFJqIF7Ss","kind":"device","user_name":"Room8","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$4XupoxBUwWR9OpEk9GFVbw$MMpAa70dewamz6ix7bl6di1L4ywl4HQdBHDWbOBj9pE","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"CDL6yRknJnoL5agtYzoQ","kind":"device","user_name":"Room5","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$dQKj3VroQteZ50jnCVAwZw$7q5230tsA+M78S2zWgrSShPbcY2vf8QAgM3oSenSKKw","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"HD7ZOpeHoDPVMdj8Mt5i","kind":"device","user_name":"Room9","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$pvGznR8gGpaJECv/nJ3hlg$dHntoPaIVhYrB07NTtTzDU+Sw4azZUziyUTZosXG4zw","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"OhAYFYCNnIycMce5OtCJ","kind":"patron","user_name":"17325550102","phone":"17325550102","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"פייגי","last_name":"בלום","email":"faigy.blum2@example.org","address":"122 Elm Court","city":"Jackson","state":"NJ","zipcode":"08527","language":"he","notes":null,"internal_note":null,"plate_number":"I85QKK","notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2025-12-12T20:06:00+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"PHMzo4jLSW0a-ZUBTin8","kind":"device","user_name":"Room7","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$cV4lXorAe5biN5B/+VgPkQ$YZVgpG5nEbqiDRnh1Ewl47CWu1K7+AVpjwM5dXeO2eU","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"QZsNj2odaW2w4n7H1Fr7","kind":"patron","user_name":"12015550142","phone":"12015550142","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.331+00:00","last_sign_in":"2026-11-25T04:10:20.422+00:00","erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"RcTZlHRNGDwvN58EB7wB","kind":"device","user_name":"Room4","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$5uSnrXCYd6lI7TYdFZYbPw$ncNVNbjYVNpud3dROOEJRs94O0Tj+qOO6WV6GxvBgRU","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"RrsCXL9ybUvhO-402iMw","kind":"device","user_name":"Room18","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$xeAqX1KjLNOUp4yN6gQPaA$o7NseHM3+MvTtGWr0Yw25K9vYyHD36/BmG6lr01/HYY","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"U4jtM3fHNzj7dgTSskRV","kind":"device","user_name":"Room13","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$0lb7mrNCin68S0yhcdDrag$wOwjJuU7uv/NHApd9/Md9bWPp6hT8Dl41oMsaSmwFXk","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"ULMps38Sw0u5wLO1ZOUg","kind":"device","user_name":"Room12","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$NF0PMN8VcWM6IyEpin+RTA$DActnqXh8v1dvjgepl2+5y50Ebd23xMMPSp1Zh+wg4c","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"V-TPp-OEJHLVscEUl7uZ","kind":"device","user_name":"Room6","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$XJAWISOfQ5x64YAb2LWrWQ$PnPwUerVofYkkpNGs1rmZHyWRGZaRhtto4Q0zHIlIvg","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"Y_oUW71Ixn0yERGWjFQP","kind":"device","user_name":"Attendant","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$N+Jm5Bq8psh89VVljtcbXw$8XRFXZ0bs96MiAYg9hvzchhahfwBWFBSCfyRCfW70Vc","roles":["Attendant"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"ZOUa2RXMipj-zj-4jCxX","kind":"device","user_name":"Waiting","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$0oGVIcoVJfpeJJ8j/0KieA$o/7fGyY4zk2vtos+9VmdFj+zf+T5eL/1AHKw0AwlFZc","roles":["Waiting"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"_F_04I3lCoA_9hZJdYfT","kind":"device","user_name":"Kiosk","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$FuijP/NNfkwPtsBfuH375Q$ibbDq7I9sQYEQ+yBYASic0JS9F1dwbELrarN882X9Hs","roles":["Kiosk"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"_Gh4odhqlANQ6ieiCzZ0","kind":"device","user_name":"Room15","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$cOrWgFLhAoWhbeFz21APpw$ihOQx+nmZBwk6+cC0OBklzmaV82FSU/6MqS+PVCgjvU","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"dX48Wexi07thGhvWKjIo","kind":"device","user_name":"Mikvah","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$8RaRxAckCiLO8CR8B3yagw$HIpgXOR0g2xZ4tWqf+s6brVdQ3xn3vmoAlqhFf8Lf0M","roles":["Mikvah"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"el9UXjTu4PJFJFoFYGF8","kind":"device","user_name":"Room11","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$JJE8RBpg822+ORLZk1qHIw$Vf0rtsKxKA8MwQ4zf6fot4O2BBm3028V8Eh/WuNADxg","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"ld51fCtCHBqeABNLPmcA","kind":"device","user_name":"Room1","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$6ceoS5GrWyM4XwmCpHSDfg$ZmDjFCxOJbnePh52KlIkhaoRv2G9SGK2GcsXGN8BMkk","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"m6iin3f2H8kbL2-SJalW","kind":"device","user_name":"Room22","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$KZwJudU2UrKRmrqiBKbTXA$c0fl2MvYqgCaqGNf7NumPg6+85rOZPw1OxOpqR5S6/4","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"mo9FV4KPglMGGe_pzXvj","kind":"patron","user_name":"17325550101","phone":"17325550101","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"Tzippora","last_name":"Rosen","email":"tzippora.rosen1@example.org","address":"53 Cedar Lane","city":"Lakewood","state":"NJ","zipcode":"08701","language":"en","notes":null,"internal_note":null,"plate_number":"F80CVX","notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-09-10T14:22:00+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"s8Xne1zEurczRh_GefEc","kind":"device","user_name":"Room14","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$EnheSpYqjgFe+O4CHbdodA$bZCE66iVTOcrNQYNvV/q7AhmM/eqHYSqlr5XmBmOXqI","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"sdBnuXNNbVILIi1nmW0A","kind":"patron","user_name":"17325550100","phone":"17325550100","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"Chana","last_name":"Feldman","email":"chana.feldman0@example.org","address":"63 Maple Street","city":"Howell","state":"NJ","zipcode":"07731","language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":"Patron","membership_expiration":"2027-05-02","membership_paid_until":"2027-05-02","membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-02-14T15:43:00+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":true,"unconfirmed_since":null},
{"id":"v9PM_vgpcED20f-JvPft","kind":"staff","user_name":"Admin","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$QosTz0ZPAGQo89o8hND3DQ$U8q0rN/oj1yFRPxVvLRq3HiT/BMEcl7xpYeTSKzk9B8","roles":["Admin"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.172+00:00","last_sign_in":"2026-11-25T04:10:19.614+00:00","erased_at":null,"notification_by_email":false,"unconfirmed_since":null}
]');
insert into "public"."webhook_events" select * from json_populate_recordset(null::"public"."webhook_events", '[
{"id":"stripe:evt_1","at":"2026-11-25T04:10:21.838+00:00"}
]');
select setval('drizzle.__drizzle_migrations_id_seq', 1000);
select setval('public.live_events_id_seq', 35);
select setval('public.supply_requests_id_seq', 1);
set session_replication_role = origin;
