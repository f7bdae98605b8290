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

CREATE INDEX "refresh_tokens_device" ON "refresh_tokens" USING btree ("device_credential_id");--> statement-breakpoint
-- A phone that has asked for tokens by itself counts as a sign-in, also of before.
UPDATE "users" SET "last_sign_in" = "used"."at"
FROM (SELECT "user_id", max("last_used_at") AS "at" FROM "device_credentials" WHERE NOT "unconfirmed" GROUP BY "user_id") AS "used"
WHERE "users"."id" = "used"."user_id" AND "users"."last_sign_in" < "used"."at";--> statement-breakpoint
-- Only a list makes several patrons in one instant. Whoever of it has signed in goes on as she is.
UPDATE "users" SET "unconfirmed_since" = now()
WHERE "kind" = 'patron' AND "last_sign_in" IS NULL AND "unconfirmed_since" IS NULL AND "erased_at" IS NULL
  AND EXISTS (SELECT FROM "facility" WHERE "mode" = 'live')
  AND "created_at" IN (SELECT "created_at" FROM "users" WHERE "kind" = 'patron' GROUP BY "created_at" HAVING count(*) > 1);

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
{"id":20,"hash":"dbb41b1376ee9b33e5b8e91fe38b7586193ed1a8c1d8e026c507f82d61306dc6","created_at":1795578820654},
{"id":21,"hash":"fc1248fe967e6828e81964203e03b868c8f6d792466aed594a3ec236feefc333","created_at":1795579547329},
{"id":3,"hash":"2b43cef85a919f3931d0acf401d34ef5e6dd352aa73ed2c075a2aa883b49f6f2","created_at":1795309727760},
{"id":4,"hash":"180c1b44e441773e651e950836faaa5786180eb39c64c80c4ad302f14effb8f4","created_at":1795335823769},
{"id":5,"hash":"973671dc9e427452449e7f13f780764043bdb3fd948dd0720576a696b95a5b73","created_at":1795337692938},
{"id":6,"hash":"8c1c276d18a4a978ad8cd723b993776c9ad393552f338e4d9b59c0e2613486bf","created_at":1795343951725},
{"id":7,"hash":"1e20968050a151ac170a4cbb529c468eb067087646e19bbb84ac9158e296926e","created_at":1795345059625},
{"id":8,"hash":"e7f282c0db1dc2c9ca6e12530fc7d2b60db922b122ac983c8f45ab97f27109aa","created_at":1795357086145},
{"id":9,"hash":"123d8dcfa300c7731c19a7cad9c9e20acd0a88e441c94f0f9b7425ebf471477a","created_at":1795370788053}
]');
insert into "public"."access_log" select * from json_populate_recordset(null::"public"."access_log", '[
{"id":"opened","reservation_id":"pjYU6qZSzH1BruHov_I-","door":"7 dry","by":null,"at":"2026-11-25T09:40:45.433+00:00"}
]');
insert into "public"."attendants" select * from json_populate_recordset(null::"public"."attendants", '[
{"id":"batsheva","first_name":"Batsheva","last_name":"Roth","active":true,"card_hash":"LTD4qatjroixj_ehnt20vfFPCTlVfJ9sHXIfSS4gmk8","name_he":"בת־שבע רוט"},
{"id":"chana","first_name":"Chana","last_name":"Weil","active":true,"card_hash":"gB3jMl-c4gUWF9bEm12-QQEbPo25wyVsfi9qYSlq9oo","name_he":"חנה וייל"},
{"id":"devora","first_name":"Devora","last_name":"Adler","active":true,"card_hash":"s8s_o_JP6BJ56jgMtZo-C4RY39u9jLIn2nQ8xfnATVc","name_he":"דבורה אדלר"},
{"id":"esther","first_name":"Esther","last_name":"Blum","active":true,"card_hash":"y4nDyfiBvbYAZKDOKZ4eg7bV6D3QRhy37VEuIv_yCfE","name_he":"אסתר בלום"},
{"id":"freida","first_name":"Freida","last_name":"Katz","active":true,"card_hash":"xM5Hqy5KkhFe3m9kPQ7hQq3i4Ho0v0ZEF-FdhTykJaY","name_he":"פריידה כץ"},
{"id":"gittel","first_name":"Gittel","last_name":"Stein","active":false,"card_hash":"bM7KSKijtzVyKFyqSMkZ5UAnYxh2xbqiPMaBaUBum1M","name_he":"גיטל שטיין"}
]');
insert into "public"."audit_batches" select * from json_populate_recordset(null::"public"."audit_batches", '[
{"number":1,"rows":7,"hash":"bC0U0PNm5AJgRpzw0EpP92sUC5BS92TcwnL7Mh7Z4k8"},
{"number":2,"rows":4,"hash":"-GtlEV4_D-Z6GqjFs1wh7cq4ziJq0EacmyclaGuA1_I"}
]');
insert into "public"."audit_log" select * from json_populate_recordset(null::"public"."audit_log", '[
{"id":"9N4pGGEEkIDr44dWgsoG","at":"2026-11-25T23:00:00.223+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"device-changed","subject":"u9aNe0ygBKeFJFiotk74","details":{"made": "Kiosk", "room": null},"batch":2},
{"id":"AvTZkipu3r5Y83d7eBCd","at":"2026-11-25T23:00:00.023+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"room-moved","subject":"7","details":{"to": "Ready", "from": "Available", "visit": null, "reservation": null},"batch":2},
{"id":"DcLFsZOxp4b6C6krRacK","at":"2026-11-24T19:00:00.304+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"newsletter-added","subject":"kislev.pdf","details":{"size": 583},"batch":1},
{"id":"ENMJr7czNRZ7XpjT2ou5","at":"2026-11-24T19:00:00.262+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"membership-levels-changed","subject":null,"details":{"levels": ["Gold"]},"batch":1},
{"id":"JG0NKtqolGpH9EfH0FQ0","at":"2026-11-24T19:00:00.207+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"setting-changed","subject":"lateGraceMinutes","details":{"is": "7", "was": "15"},"batch":1},
{"id":"KfWovlJlXY73PnbFfDfq","at":"2026-11-25T23:00:00.015+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"section-given","subject":"upper","details":{"night": "2026-11-25", "attendant": "batsheva"},"batch":2},
{"id":"S1H7-jfyUYoi2fv2mS8m","at":"2026-11-24T19:00:00.282+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"merchandise-changed","subject":null,"details":{"items": ["Comb"]},"batch":1},
{"id":"SqcweQw03CYuTxi6VfJC","at":"2026-11-24T19:00:00.296+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"text-described","subject":"slot-taken","details":{},"batch":1},
{"id":"VKqqwnMT4f9bUP6g3JxT","at":"2026-11-24T19:00:00.29+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"text-changed","subject":"en:slot-taken","details":{},"batch":1},
{"id":"ZMGx2mEHljTAV4ypByBB","at":"2026-11-25T23:00:00.04+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"visit-moved","subject":"pjYU6qZSzH1BruHov_I-","details":{"to": "Assigned", "from": "Reserved", "room": 7},"batch":2},
{"id":"sB_hsvgLgBRw0FmQ0DSP","at":"2026-11-24T19:00:00.246+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"schedule-edited","subject":"main 2026-12-02","details":{"fields": ["date", "hebrewNote"]},"batch":1}
]');
insert into "public"."card_vault" select * from json_populate_recordset(null::"public"."card_vault", '[
{"customer_ref":"hers","id":"card","token":"sealed:k52kAWaTA2-2BLOBSsBDRvLFtUCdnKVPi3SK9dmscw","brand":"Visa","last4":"4242","exp":"0130"}
]');
insert into "public"."contact_messages" select * from json_populate_recordset(null::"public"."contact_messages", '[
{"id":"bu6z3nU1TYBuBtuoovDy","at":"2026-11-24T19:00:00.319+00:00","kind":"contact","user_id":null,"first_name":"Rivka","last_name":"Levi","email":"rivka@example.com","message":"When do you open?"}
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
{"id":"G4LgBBp3bUlUzRk6Tsi-","user_id":"sdBnuXNNbVILIi1nmW0A","secret_hash":"TM-HkXRhhMwYLpKlTKrWuqVqBs9ZkxrxXI1R_GKD7_s","created_at":"2026-11-25T09:40:44.665+00:00","last_used_at":"2026-11-25T09:40:44.665+00:00","unconfirmed":false},
{"id":"LpG8LNyoyoSF_29kkO8w","user_id":"mo9FV4KPglMGGe_pzXvj","secret_hash":"VK1Lti9OOd6czc8U6yD7u67-FEZFRzIoiJnRDJe-uKo","created_at":"2026-11-25T09:40:44.665+00:00","last_used_at":"2026-11-25T09:40:44.665+00:00","unconfirmed":false},
{"id":"RTJd4nuvqfgftF9gFZjM","user_id":"OhAYFYCNnIycMce5OtCJ","secret_hash":"vPUzSLFwK_67DgZXrNrwKvb-XeMf50sux-Zti1N7Bnw","created_at":"2026-11-25T09:40:44.665+00:00","last_used_at":"2026-11-25T09:40:44.665+00:00","unconfirmed":false}
]');
insert into "public"."device_keys" select * from json_populate_recordset(null::"public"."device_keys", '[
{"id":"doors","name":"Doors","key_hash":"BomNrAyHr6aT_IyVTrop2uZgsNewZ2OrpZvFxlDkDrQ","rooms":null,"created_at":"2026-11-24T19:00:00.105+00:00"}
]');
insert into "public"."device_pairings" select * from json_populate_recordset(null::"public"."device_pairings", '[
{"id":"Nbw7qi1DX_3pyFRDFS7JR7wdxhRC1Z3XcqGFWlBC4mc","code_hash":"Z8Oh41Ejv0NnW4Js5hmI-lejojWSSN0VIxMJTBKYanA","expires_at":"2026-11-25T09:50:45.43+00:00"}
]');
insert into "public"."devices" select * from json_populate_recordset(null::"public"."devices", '[
{"user_id":"u9aNe0ygBKeFJFiotk74","name":"Front door","kind":"Kiosk","location_id":"main","made_at":"2026-11-25T23:00:00.223+00:00","paired_at":null}
]');
insert into "public"."effects" select * from json_populate_recordset(null::"public"."effects", '[
{"id":"80MdjTnOMUwQlZHHUMLU","do":"message","payload":null,"dedupe":"noticeDayOf:pjYU6qZSzH1BruHov_I-","held_in_quiet":true,"due_at":"2026-11-25T15:00:00+00:00","retry_at":"2026-11-25T09:41:30.181+00:00","attempts":1,"done_at":"2026-11-25T09:40:45.188+00:00","failure":null},
{"id":"8DLfAuuFkFSpdfxbMQoC","do":"code","payload":null,"dedupe":null,"held_in_quiet":false,"due_at":"2026-11-24T19:00:00.326+00:00","retry_at":"2026-11-25T09:41:29.859+00:00","attempts":1,"done_at":"2026-11-25T09:40:44.877+00:00","failure":null},
{"id":"I0x6eJgpzsmYYSLEDvVn","do":"message","payload":null,"dedupe":"noticeDayBefore:pjYU6qZSzH1BruHov_I-","held_in_quiet":true,"due_at":"2026-11-25T00:00:00+00:00","retry_at":"2026-11-25T09:41:30.149+00:00","attempts":1,"done_at":"2026-11-25T09:40:45.156+00:00","failure":null},
{"id":"KoSFwmRYOW34102nr287","do":"message","payload":null,"dedupe":"noticeReserved:pjYU6qZSzH1BruHov_I-","held_in_quiet":true,"due_at":"2026-11-24T19:00:00.442+00:00","retry_at":"2026-11-25T09:41:29.998+00:00","attempts":1,"done_at":"2026-11-25T09:40:45.034+00:00","failure":null},
{"id":"bEIV9ZHtmBDsPkiaaxC7","do":"message","payload":null,"dedupe":"noticeReserved:PQFVsGGjicsTnaLTeK75","held_in_quiet":true,"due_at":"2026-11-24T19:00:00.519+00:00","retry_at":"2026-11-25T09:41:30.058+00:00","attempts":1,"done_at":"2026-11-25T09:40:45.063+00:00","failure":null},
{"id":"vDgXCwI2jOPVCbjM8xuo","do":"email","payload":null,"dedupe":"contact:bu6z3nU1TYBuBtuoovDy","held_in_quiet":true,"due_at":"2026-11-24T19:00:00.319+00:00","retry_at":"2026-11-25T09:41:29.841+00:00","attempts":1,"done_at":"2026-11-25T09:40:44.864+00:00","failure":null},
{"id":"xVoj9iJWqqKc6o6p58xB","do":"code","payload":null,"dedupe":null,"held_in_quiet":false,"due_at":"2026-11-24T19:00:00.607+00:00","retry_at":"2026-11-25T09:41:30.129+00:00","attempts":1,"done_at":"2026-11-25T09:40:45.14+00:00","failure":"TooLate"}
]');
insert into "public"."ended_families" select * from json_populate_recordset(null::"public"."ended_families", '[
{"family":"ps6O7VuV3GLFNaDgK4E7","ended_at":"2026-11-25T09:40:45.116+00:00"}
]');
insert into "public"."excluded_attendants" select * from json_populate_recordset(null::"public"."excluded_attendants", '[
{"user_id":"mo9FV4KPglMGGe_pzXvj","attendant_id":"chana"}
]');
insert into "public"."facility" select * from json_populate_recordset(null::"public"."facility", '[
{"id":1,"mode":"practice","settings_version":8,"accounts_version":2,"clock_set_at":"2026-11-25T09:40:45.201+00:00","clock_shows":"2026-11-25T23:00:00+00:00","key_salt":"el3NxwY6rSXOaE3d9QE6m_dOK8t2fVjKz83mI7rw9_E","key_checks":["nAlr1FLsejfmMzjPX4zgtw"],"key_root":"sealed:6fS0i4HsG-ZibWszBbXNbAt1HnQLseMCmi7NZr2ferZmb52P"}
]');
insert into "public"."file_pieces" select * from json_populate_recordset(null::"public"."file_pieces", '[
{"file_id":"DB4KOFGigT49l6fv_fOH","nth":0,"bytes":"\\xffd8ffdb0043000503040404030504040405050506070c08070707070f0b0b090c110f1212110f111113161c1713141a1511111821181a1d1d1f1f1f13172224221e241c1e1f1effdb0043010505050706070e08080e1e1411141e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1effc000110800c8012c03012200021101031101ffc4001500010100000000000000000000000000000006ffc40014100100000000000000000000000000000000ffc4001501010100000000000000000000000000000006ffc40014110100000000000000000000000000000000ffda000c03010002110311003f00850140850000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007fffd9"},
{"file_id":"HYKaG64yaasT9fCb1jir","nth":0,"bytes":"\\xffd8ffdb0043000503040404030504040405050506070c08070707070f0b0b090c110f1212110f111113161c1713141a1511111821181a1d1d1f1f1f13172224221e241c1e1f1effdb0043010505050706070e08080e1e1411141e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1effc0001108012c019003012200021101031101ffc4001500010100000000000000000000000000000006ffc40014100100000000000000000000000000000000ffc4001501010100000000000000000000000000000006ffc40014110100000000000000000000000000000000ffda000c03010002110311003f00850140850000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007fffd9"},
{"file_id":"YYfc5NlEu5ApKQokSigN","nth":0,"bytes":"\\x255044462d312e340a250a312030206f626a0a3c3c202f54797065202f436174616c6f67202f5061676573203220302052203e3e0a656e646f626a0a322030206f626a0a3c3c202f54797065202f5061676573202f4b696473205b33203020525d202f436f756e742031203e3e0a656e646f626a0a332030206f626a0a3c3c202f54797065202f50616765202f506172656e74203220302052202f4d65646961426f78205b30203020363132203739325d202f436f6e74656e7473203420302052202f5265736f7572636573203c3c202f466f6e74203c3c202f4631203520302052203e3e203e3e203e3e0a656e646f626a0a342030206f626a0a3c3c202f4c656e677468203337203e3e0a73747265616d0a4254202f46312032382054662037322037323020546420284b69736c65762920546a2045540a656e6473747265616d0a656e646f626a0a352030206f626a0a3c3c202f54797065202f466f6e74202f53756274797065202f5479706531202f42617365466f6e74202f48656c766574696361203e3e0a656e646f626a0a787265660a3020360a303030303030303030302036353533352066200a30303030303030303131203030303030206e200a30303030303030303630203030303030206e200a30303030303030313137203030303030206e200a30303030303030323433203030303030206e200a30303030303030333330203030303030206e200a747261696c65720a3c3c202f53697a652036202f526f6f74203120302052203e3e0a7374617274787265660a3430300a2525454f460a"}
]');
insert into "public"."files" select * from json_populate_recordset(null::"public"."files", '[
{"id":"DB4KOFGigT49l6fv_fOH","folder":"licenses","name":"a0VsVBiTWavD8Jr_uBXJ-0.jpg","type":"image/jpeg","size":639,"digest":"fToNLBjdeKPd3s9b1PdLPsLqNRuKzxyScGMTTspwX1E","added_at":"2026-11-24T19:00:00.556+00:00","added_by":"iNoYOrn8VwFDBMuXdhJD"},
{"id":"HYKaG64yaasT9fCb1jir","folder":"licenses","name":"a0VsVBiTWavD8Jr_uBXJ-1.jpg","type":"image/jpeg","size":981,"digest":"6S20v0SG0fZN2p7NLWEoXlQLj6zZ6x3fIz1LQh7H4bI","added_at":"2026-11-24T19:00:00.557+00:00","added_by":"iNoYOrn8VwFDBMuXdhJD"},
{"id":"YYfc5NlEu5ApKQokSigN","folder":"newsletters","name":"kislev.pdf","type":"application/pdf","size":583,"digest":"zKhYf3gIGLl2TQZzAf3WutGCCwUbtvYK084B38QpwFY","added_at":"2026-11-24T19:00:00.304+00:00","added_by":"v9PM_vgpcED20f-JvPft"}
]');
insert into "public"."idempotency_keys" select * from json_populate_recordset(null::"public"."idempotency_keys", '[
{"scope":"F1WLTMggv3WUrr-s_J1WvdSmMbKCKblnEqy-z4uZKhU","caller":"iNoYOrn8VwFDBMuXdhJD","body_hash":"YHrf5P3Kgz0o9kovDjDSAQoljb8GsIohJbbRAPY0sR0","made":{"reservation": "pjYU6qZSzH1BruHov_I-"},"status":200,"answer":"sealed:t-TlSpTlGeR8vOHm_tql-Or2jqPT9gHk7_X6JQSDuv3lA9TArhSHPmC3QWS-LyKnUqXhL8pUQMj0VmGJKMnrqw-vX3a3hyc2_pFwsxUnl789JxyLtm2GY7hN5XWEjUTOoM9fAeZ9FO5kvtrAqhVFB3vY_CB-CGutxdbRUCbukQ4CD9ns8ETZpzJDuj3dV6kLFvZrLRKDdYrQQcwfnhzeO-381NU5rtKq87juL6fM3FHwkGX0p-_HFd-V8KsKD0f5FDfE4vOW7zozSVCFig1j71sYY3jYMe1yVf5qPeMUKMaOAWlJ2irO-znUuz1lER4qvB7yQaM15Q4t9fWf_sdvSSC6MR6XPDzqRNekRxMx4mrss1bJgL6xcNjkN1Dy6fyZlwMXhUtL-UneMZKTF0dF0AgDdjW66arxiBwC4esVgMf15knYmVlnWriwzoFWS49h20M98LfigsKiu01mP_ZFCFgsW1XPowFY1CclE43bjbNNqDPGilTAB7gsqbdNoqY4v4e1QXuSjcRiIWQVknwx4BrrxHZ4rr2ihB69tMCKUxm8SbqOlEq-zQ7qbynRSwQ6BU_z-7kYf-VzH-jL2hvg0wpvXizBbClzREkfzKDk-BGae2kJ01r2PD20P_aHjG7y50km5PnX-lvGST9NJjDimNHeJZiwFCkm5SEDRBKszN_J0Yk6PXm7iC01iEAzt1sKYD2oZQ8uYQ4fv_4hmtFsd9aeTlbZFa_KXE6zQsbX1TpW0hQGdaSyvRRglpC554wwAFow166IQcYSSJ9HDm2vAQYp-AJCBuav2Fd_IfEuTK1RAGs7BN0oaa7nsn1tZGUG9ofBEbi-jHqmC7RK8uRLk-15EUynV8BU3elFrFEKNZ1fuSU8TRI6PxTYcWOy3glteOefHTfC_yv5aYEfXQOrsYA7iRLFc0_qO8D3-xMrj6yeEuArT6aBheGeJs9qZVri6avMjYG2hMYf5DlBpnINCc2GE65w6ySmn0Gjv_Qtltg0JYOZ3wHhOZ9X0gNhvZyHZMgbrFbyX5DK2rhVNq390hXy5yh67UEFx7_2kgj1v59KD_gYLIT3Ky6cCb7lJrVbIfUA2Fers8GEB4RtR0G37u569iw9jNIyAO2Qf6rSsZsNCz2U1u4Zg2F7Bj5wF3zBJc3jpcxKLi62fsnVFt1LF9tr8GuQ3YKnjMv9V6bNvI7tKXvtFRcyTEkhDkVFfKHH8khLeNlpxnCAd_ti9VroOTs7XCK4gue9-I0iDjY8Ne0NcWmoVXSSJ-235Mtt12Faw1cqgGs_NgFdC81b6yHP02VGqdyENYeuEEZkNb0rNdAmWv3nZZoSH9GCq168I8nNGKl5UnmuNgr7EHrXsGLJD1Mj58F_a7yGZXJlSk-JzEDuJO4lm6uZmis5s0-85HHBv3HnUD3lcHVkDIx3tUvrOsmOLHEO4SOggg33W_Xrzo365dCckSi7OZtb-mLNkpygH11zoNqA-QL9bj7CrKXeQ0dLmBnsYW5LSBuWUHzGBhMULaddgLTZiskidcI97vcW90LVkyj-bK_8rhz0hQZChaIVLTqHatMWj5tJQsqYQYIjH5rUXIZgMIAGWn-zigwjw6D81WMhi6vimyqYFrhTPOo6A00MSJ7gOsophSTYNz7D59o-dC73813Ol_JTCiOUJs2E5wUZCl4Iop0CDZ_aq4FhXRIfubIWLhSpBuN5BDKH44TwGThLXgZTScjjVWN1oLVs6c0EEJK1iRc2o9p4GuR6Zya5GIoupMFw1qvQ-tBDh7Jtoco5oGms4-HgeHR416nERzQJdvSlhylkl3dHhgDGBQUo7_4RyiBNDrWPZJKU_RWCzbuiB4YUebAfygzq82HgSqZjXHKnlIBJKwggkx1PrxlJDvu3kRQ1JeZ8URylUqHCsVQgk5eR2gJoHBQokgAH03esZ6rq5H0OeUlZqDhczKInV3xvhYTdixseCJ70FzrJXKONY6xa-_lH9KU7AefyFXYFihDRKor6SqiQ-Yz2Rlsg0D92r9yuWV424Qo","started_at":"2026-11-25T09:40:44.961+00:00"},
{"scope":"XCQ_pOSzaoivQwlrBW4tjxRiR6G5MT5HEtpcGGpam7U","caller":"iNoYOrn8VwFDBMuXdhJD","body_hash":"zjsRu5vw8NYCiiv1QdD88REumUJOGFLNwBkY544n7bE","made":{"attempt": "H7JPXzWNezBTF37kJvWF"},"status":200,"answer":"sealed:CrfZeYuP555IE83IOEgjTYdIf77aD3ZRWwXKhwfrqZ7_jUO4lblzM9eZZ9-BdkRzeXVh-Pk2NDHJCGMLG_IgpxqV4SuuZU2XHFx_kjlR5gHrnGZqXRklVlekrOhNHLuRExqNa9OvxXuv5WVb-y7Izqvk5CYJvGyNekOrw3OP5noX0WC9qmy2xijr-e84EP6HRsYqSTfcijkzHc20rCf3zGUworsomNPk2RCl8NqePW5cZmFJG1lgnnhsiMRqGapP3UsPhyj9oE13RZpIvx_NB_KXBC1s98cbAuyNKlUrOIC2EWGdrVwyWwRFNdKdX3SUSKAY55kT60QB2481BAkKo8moDGCGqSEJJcwzQk3mQyZUXqGn1a_jrauV9Z5d-UdX-_yP9hyOqk0WTiFsqc84RP9-cJhZeAedJ4X5sk-Ly3In58xhiD9wIF_Ghne8hOKvHxlVPhNEngcB9fC9NV12W69q_nbQdR133dBGZZWnMSSEs1WS7wHfUIqC6tiJPo7OxrM","started_at":"2026-11-25T09:40:44.999+00:00"}
]');
insert into "public"."kiosk_visits" select * from json_populate_recordset(null::"public"."kiosk_visits", '[
{"user_id":"_F_04I3lCoA_9hZJdYfT","reservation_id":null,"until":"2026-11-25T09:40:45.433+00:00","session":"kiosk"}
]');
insert into "public"."language_texts" select * from json_populate_recordset(null::"public"."language_texts", '[
{"language":"en","key":"slot-taken","value":"Gone, sorry."}
]');
insert into "public"."license_requests" select * from json_populate_recordset(null::"public"."license_requests", '[
{"id":"a0VsVBiTWavD8Jr_uBXJ","user_id":"iNoYOrn8VwFDBMuXdhJD","email":null,"add_replace":"replace","state":"waiting","sent_at":"2026-11-24T19:00:00.556+00:00","decided_at":null,"decided_by":null,"reason":null,"plate_number":null}
]');
insert into "public"."limits" select * from json_populate_recordset(null::"public"."limits", '[
{"bucket":"code-day","window_start":"2026-11-25T00:00:00+00:00","count":2,"expires_at":"2026-11-26T00:00:00+00:00"},
{"bucket":"code-day-new","window_start":"2026-11-25T00:00:00+00:00","count":2,"expires_at":"2026-11-26T00:00:00+00:00"},
{"bucket":"code-phone/12015550142","window_start":"2026-11-25T09:00:00+00:00","count":1,"expires_at":"2026-11-25T10:00:00+00:00"},
{"bucket":"code-phone/12015550143","window_start":"2026-11-25T09:00:00+00:00","count":1,"expires_at":"2026-11-25T10:00:00+00:00"},
{"bucket":"contact-day","window_start":"2026-11-25T00:00:00+00:00","count":1,"expires_at":"2026-11-26T00:00:00+00:00"},
{"bucket":"kept","window_start":"2026-11-25T09:00:00+00:00","count":1,"expires_at":"2026-11-25T10:00:00+00:00"},
{"bucket":"notices/iNoYOrn8VwFDBMuXdhJD","window_start":"2026-11-24T19:00:00+00:00","count":2,"expires_at":"2026-11-24T20:00:00+00:00"},
{"bucket":"papers/iNoYOrn8VwFDBMuXdhJD","window_start":"2026-11-25T00:00:00+00:00","count":1,"expires_at":"2026-11-26T00:00:00+00:00"},
{"bucket":"sign-in/v9PM_vgpcED20f-JvPft","window_start":"2026-11-25T09:30:00+00:00","count":0,"expires_at":"2026-11-25T09:45:00+00:00"},
{"bucket":"sign-in/v9PM_vgpcED20f-JvPft/127.0.0.1","window_start":"2026-11-25T09:30:00+00:00","count":0,"expires_at":"2026-11-25T09:45:00+00:00"}
]');
insert into "public"."live_events" select * from json_populate_recordset(null::"public"."live_events", '[
{"id":10,"kind":"reservation","subject":"pjYU6qZSzH1BruHov_I-","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:44.969+00:00"},
{"id":11,"kind":"reservation","subject":"PQFVsGGjicsTnaLTeK75","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.041+00:00"},
{"id":12,"kind":"papers","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.086+00:00"},
{"id":13,"kind":"accounts","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.11+00:00"},
{"id":14,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.138+00:00"},
{"id":15,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.169+00:00"},
{"id":16,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.201+00:00"},
{"id":17,"kind":"room","subject":"1","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.217+00:00"},
{"id":18,"kind":"room","subject":"2","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.217+00:00"},
{"id":19,"kind":"room","subject":"3","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.217+00:00"},
{"id":20,"kind":"room","subject":"4","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.217+00:00"},
{"id":21,"kind":"room","subject":"5","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.217+00:00"},
{"id":22,"kind":"room","subject":"6","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.217+00:00"},
{"id":23,"kind":"room","subject":"7","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.217+00:00"},
{"id":24,"kind":"room","subject":"8","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.217+00:00"},
{"id":25,"kind":"room","subject":"9","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.217+00:00"},
{"id":26,"kind":"room","subject":"7","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.226+00:00"},
{"id":27,"kind":"room","subject":"7","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.244+00:00"},
{"id":28,"kind":"room","subject":"7","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.244+00:00"},
{"id":29,"kind":"reservation","subject":"pjYU6qZSzH1BruHov_I-","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.244+00:00"},
{"id":3,"kind":"resync","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:44.621+00:00"},
{"id":30,"kind":"devices","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.425+00:00"},
{"id":31,"kind":"reservation","subject":"PQFVsGGjicsTnaLTeK75","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.433+00:00"},
{"id":32,"kind":"room","subject":"7","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.433+00:00"},
{"id":33,"kind":"supply","subject":"1","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.435+00:00"},
{"id":34,"kind":"reservation","subject":"pjYU6qZSzH1BruHov_I-","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.435+00:00"},
{"id":35,"kind":"room","subject":"7","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:45.435+00:00"},
{"id":4,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:44.725+00:00"},
{"id":5,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:44.768+00:00"},
{"id":6,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:44.779+00:00"},
{"id":7,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:44.798+00:00"},
{"id":8,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:44.806+00:00"},
{"id":9,"kind":"settings","subject":"","number":null,"at":null,"told":null,"written":"2026-11-25T09:40:44.824+00:00"}
]');
insert into "public"."locations" select * from json_populate_recordset(null::"public"."locations", '[
{"id":"alternate","name":"Brook Lane","name_he":"ברוק ליין","address":"4 Brook Lane, Lakewood, NJ 08701","address_he":"ברוק ליין 4, לייקווד, ניו ג׳רזי 08701","lat":null,"long":null,"alternate":true,"active":true,"capacity":{"roomsAvailable": "4", "roomsAvailableBath": "2", "roomsAvailableFriday": "4"},"open_kinds":["openFridays", "openYomTov"]},
{"id":"main","name":"Main building","name_he":"הבניין הראשי","address":"12 Elm Court, Lakewood, NJ 08701","address_he":"אלם קורט 12, לייקווד, ניו ג׳רזי 08701","lat":null,"long":null,"alternate":false,"active":true,"capacity":{},"open_kinds":[]}
]');
insert into "public"."login_codes" select * from json_populate_recordset(null::"public"."login_codes", '[
{"id":"B81b8ZgL51Ep4zVa88z5JGqzWkABoo_AWqPPiJbOET8","phone":"12015550143","code_hash":"HRISr0QEw5VsMDD1_Odv3DKI-um0bIMnjR1pYMuCjHc","tries":0,"email":null,"language":"en","sent_at":"2026-11-25T09:40:45.122+00:00","expires_at":"2026-11-25T09:50:45.122+00:00"}
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
{"id":"80MdjTnOMUwQlZHHUMLU","at":"2026-11-25T15:00:00.018+00:00","channel":"sms","to":"12015550142","subject":null,"text":"Reminder: Wednesday, 25 November, 6:00 PM. Code 7044.","state":"delivered","why":null,"provider":"practice","provider_id":null},
{"id":"8DLfAuuFkFSpdfxbMQoC","at":"2026-11-24T19:00:00.351+00:00","channel":"sms","to":"12015550142","subject":null,"text":"568425 הוא קוד הכניסה שלך.","state":"delivered","why":null,"provider":"practice","provider_id":null},
{"id":"I0x6eJgpzsmYYSLEDvVn","at":"2026-11-25T00:00:00.016+00:00","channel":"sms","to":"12015550142","subject":null,"text":"Reminder: Wednesday, 25 November, 6:00 PM. Code 7044.","state":"delivered","why":null,"provider":"practice","provider_id":null},
{"id":"KoSFwmRYOW34102nr287","at":"2026-11-24T19:00:00.512+00:00","channel":"sms","to":"12015550142","subject":null,"text":"Confirmed: Wednesday, 25 November, 6:00 PM. Code 7044.","state":"delivered","why":null,"provider":"practice","provider_id":null},
{"id":"bEIV9ZHtmBDsPkiaaxC7","at":"2026-11-24T19:00:00.546+00:00","channel":"sms","to":"12015550142","subject":null,"text":"Confirmed: Thursday, 26 November, 10:45 PM. Code 9114.","state":"delivered","why":null,"provider":"practice","provider_id":null},
{"id":"vDgXCwI2jOPVCbjM8xuo","at":"2026-11-24T19:00:00.342+00:00","channel":"email","to":"office@example.org","subject":"A message from the website","text":"Rivka Levi\nrivka@example.com\nWhen do you open?","state":"delivered","why":null,"provider":"practice","provider_id":null}
]');
insert into "public"."night_stays" select * from json_populate_recordset(null::"public"."night_stays", '[
{"night":"2026-11-23","stays":{"Waiting": {"19": {"count": 1, "inside": [1, 0, 0, 0, 0, 0, 0, 0], "seconds": 300}}},"left_out":0,"at":"2026-11-25T09:40:45.433+00:00"}
]');
insert into "public"."nights" select * from json_populate_recordset(null::"public"."nights", '[
{"location_id":"main","date":"2026-11-25","version":822},
{"location_id":"main","date":"2026-11-26","version":796}
]');
insert into "public"."opt_outs" select * from json_populate_recordset(null::"public"."opt_outs", '[
{"phone":"12015550149","at":"2026-11-25T09:40:45.433+00:00"}
]');
insert into "public"."payment_attempts" select * from json_populate_recordset(null::"public"."payment_attempts", '[
{"id":"H7JPXzWNezBTF37kJvWF","kind":"charge","purpose":"donation","state":"approved","processor":"stripe","user_id":"iNoYOrn8VwFDBMuXdhJD","reservation_id":null,"refund_of":null,"cents":1800,"split":[{"cents": 1800, "method": "Donation"}],"facts":{"by": "iNoYOrn8VwFDBMuXdhJD", "note": null, "save": false, "buckets": ["user:iNoYOrn8VwFDBMuXdhJD"], "present": true, "tipNote": null},"intent_id":null,"transaction_id":"practice_H7JPXzWNezBTF37kJvWF","error":null,"asked":true,"opened_at":"2026-11-25T09:40:45.007+00:00","expires_at":"2026-11-25T10:10:45.004+00:00","closed_at":"2026-11-24T19:00:00.496+00:00","look_at":null}
]');
insert into "public"."payments" select * from json_populate_recordset(null::"public"."payments", '[
{"id":"UCy1AFrARcn8kByNOONC","attempt_id":"H7JPXzWNezBTF37kJvWF","user_id":"iNoYOrn8VwFDBMuXdhJD","reservation_id":null,"method":"Donation","status":"Approved","cents":1800,"reference":"Visa 4242","note":null,"tip_note":null,"error":null,"transaction_id":"practice_H7JPXzWNezBTF37kJvWF","refund_of":null,"day":"2026-11-24","at":"2026-11-24T19:00:00.496+00:00","by":"iNoYOrn8VwFDBMuXdhJD"}
]');
insert into "public"."peripherals" select * from json_populate_recordset(null::"public"."peripherals", '[
{"id":"kiosk-cardReader","kind":"cardReader","name":"Kiosk card reader","used_at":"kiosk","location_id":"main","point":"kiosk-cardReader","active":true},
{"id":"kiosk-printer","kind":"printer","name":"Kiosk printer","used_at":"kiosk","location_id":"main","point":"kiosk-printer","active":true},
{"id":"reception-cardReader","kind":"cardReader","name":"Reception card reader","used_at":"reception","location_id":"main","point":"reception-cardReader","active":true},
{"id":"reception-printer","kind":"printer","name":"Reception printer","used_at":"reception","location_id":"main","point":"reception-printer","active":true}
]');
insert into "public"."practice_devices" select * from json_populate_recordset(null::"public"."practice_devices", '[
{"id":"door","at":"2026-11-25T09:40:45.433+00:00","point":"gate","op":"open","result":"opened","text":null}
]');
insert into "public"."practice_ledger" select * from json_populate_recordset(null::"public"."practice_ledger", '[
{"key":"payment:H7JPXzWNezBTF37kJvWF","value":"{\"paymentId\":\"H7JPXzWNezBTF37kJvWF\",\"amount\":1800,\"currency\":\"USD\",\"token\":\"practice_ok\",\"state\":\"paid\",\"customerRef\":null,\"saved\":null,\"refunds\":[]}"}
]');
insert into "public"."preassignments" select * from json_populate_recordset(null::"public"."preassignments", '[
{"reservation_id":"PQFVsGGjicsTnaLTeK75","room_id":7,"starts_at":"2026-11-27T03:45:00+00:00","ends_at":"2026-11-27T04:15:00+00:00","at":"2026-11-25T09:40:45.433+00:00","by":null}
]');
insert into "public"."refresh_tokens" select * from json_populate_recordset(null::"public"."refresh_tokens", '[
{"id":"C9-RNbHrZq5xincGsxsW","family":"V6R_SSmCSrxyF7-gdsSi","user_id":"v9PM_vgpcED20f-JvPft","device_credential_id":null,"secret_hash":"bGV5oB7ihdbC3mdnSFisTcLjCTMRfq_a-zQWKEdgR1E","issued_at":"2026-11-25T09:40:44.7+00:00","expires_at":"2026-12-25T09:40:44.7+00:00","traded_at":null,"successor_id":null,"revoked":false},
{"id":"R2liWnL8PjxRXgKNnwy6","family":"ps6O7VuV3GLFNaDgK4E7","user_id":"iNoYOrn8VwFDBMuXdhJD","device_credential_id":"QilhS1km5-54o0D__bOe","secret_hash":"J89Tele-MkZrvg_71gLd7Qqxpvs3psQeqKwdAiloSC8","issued_at":"2026-11-25T09:40:44.938+00:00","expires_at":"2026-12-25T09:40:44.938+00:00","traded_at":null,"successor_id":null,"revoked":true}
]');
insert into "public"."reservations" select * from json_populate_recordset(null::"public"."reservations", '[
{"id":"PQFVsGGjicsTnaLTeK75","code":"9114","user_id":"iNoYOrn8VwFDBMuXdhJD","location_id":"main","night":"2026-11-26","starts_at":"2026-11-27T03:45:00+00:00","ends_at":"2026-11-27T04:15:00+00:00","placeholder":false,"status":"Reserved","hold_until":null,"bath":false,"handicapped":false,"kallah":false,"segula":false,"private_room":false,"chabad_bor":false,"parking":false,"salon_manicure":false,"salon_pedicure":false,"salon_both":false,"double_slot":false,"use_discount_price":false,"member":false,"first_time":true,"advance":true,"notes":null,"reservation_notes":null,"user_notes":null,"replacing_id":null,"refund_missed":false,"booked_in_time":true,"lines":[{"code": "shower", "cents": 2500}],"donation_note":null,"time_arrived":null,"waiting_code":null,"time_completed":null,"status_since":"2026-11-24T19:00:00.519+00:00","created_at":"2026-11-24T19:00:00.519+00:00","created_by":"iNoYOrn8VwFDBMuXdhJD","created_ip":"127.0.0.1","room_id":null,"pool":null,"ready_since":null,"language":null,"kept_pool":null},
{"id":"pjYU6qZSzH1BruHov_I-","code":"7044","user_id":"iNoYOrn8VwFDBMuXdhJD","location_id":"main","night":"2026-11-25","starts_at":"2026-11-25T23:00:00+00:00","ends_at":"2026-11-25T23:30:00+00:00","placeholder":false,"status":"Assigned","hold_until":null,"bath":false,"handicapped":false,"kallah":false,"segula":false,"private_room":false,"chabad_bor":false,"parking":false,"salon_manicure":false,"salon_pedicure":false,"salon_both":false,"double_slot":false,"use_discount_price":false,"member":false,"first_time":true,"advance":true,"notes":null,"reservation_notes":null,"user_notes":null,"replacing_id":null,"refund_missed":false,"booked_in_time":true,"lines":[{"code": "shower", "cents": 2500}],"donation_note":null,"time_arrived":"2026-11-25T23:00:00.04+00:00","waiting_code":"970","time_completed":null,"status_since":"2026-11-25T23:00:00.04+00:00","created_at":"2026-11-24T19:00:00.442+00:00","created_by":"iNoYOrn8VwFDBMuXdhJD","created_ip":"127.0.0.1","room_id":7,"pool":null,"ready_since":null,"language":null,"kept_pool":null}
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
{"id":"1-LnACNrr3qDk-3Cpehs","reservation_id":"pjYU6qZSzH1BruHov_I-","room_id":7,"since":"2026-11-25T23:00:00.04+00:00","until":null,"by":"v9PM_vgpcED20f-JvPft"}
]');
insert into "public"."rooms" select * from json_populate_recordset(null::"public"."rooms", '[
{"id":1,"number":"1","location_id":"main","section_id":"upper","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-1-dry","wet_door":"room-1-wet","extension":"201","language":"en","staff_until":null,"light_point":"room-1-light"},
{"id":10,"number":"10","location_id":"main","section_id":"garden","bath":true,"handicapped":true,"private_room":true,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-10-dry","wet_door":"room-10-wet","extension":"210","language":"en","staff_until":null,"light_point":"room-10-light"},
{"id":11,"number":"11","location_id":"main","section_id":"garden","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-11-dry","wet_door":"room-11-wet","extension":"211","language":"en","staff_until":null,"light_point":"room-11-light"},
{"id":12,"number":"12","location_id":"main","section_id":"garden","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-12-dry","wet_door":"room-12-wet","extension":"212","language":"en","staff_until":null,"light_point":"room-12-light"},
{"id":13,"number":"13","location_id":"main","section_id":"garden","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-13-dry","wet_door":"room-13-wet","extension":"213","language":"en","staff_until":null,"light_point":"room-13-light"},
{"id":14,"number":"14","location_id":"main","section_id":"garden","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-14-dry","wet_door":"room-14-wet","extension":"214","language":"en","staff_until":null,"light_point":"room-14-light"},
{"id":15,"number":"15","location_id":"main","section_id":"garden","bath":true,"handicapped":false,"private_room":true,"kallah":true,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-15-dry","wet_door":"room-15-wet","extension":"215","language":"en","staff_until":null,"light_point":"room-15-light"},
{"id":16,"number":"16","location_id":"main","section_id":"garden","bath":false,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-16-dry","wet_door":"room-16-wet","extension":"216","language":"en","staff_until":null,"light_point":"room-16-light"},
{"id":17,"number":"17","location_id":"main","section_id":"garden","bath":false,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-17-dry","wet_door":"room-17-wet","extension":"217","language":"en","staff_until":null,"light_point":"room-17-light"},
{"id":18,"number":"18","location_id":"main","section_id":"garden","bath":false,"handicapped":false,"private_room":true,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-18-dry","wet_door":"room-18-wet","extension":"218","language":"en","staff_until":null,"light_point":"room-18-light"},
{"id":19,"number":"19","location_id":"alternate","section_id":"brook","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-19-dry","wet_door":"room-19-wet","extension":"219","language":"en","staff_until":null,"light_point":"room-19-light"},
{"id":2,"number":"2","location_id":"main","section_id":"upper","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-2-dry","wet_door":"room-2-wet","extension":"202","language":"en","staff_until":null,"light_point":"room-2-light"},
{"id":20,"number":"20","location_id":"alternate","section_id":"brook","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-20-dry","wet_door":"room-20-wet","extension":"220","language":"en","staff_until":null,"light_point":"room-20-light"},
{"id":21,"number":"21","location_id":"alternate","section_id":"brook","bath":false,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-21-dry","wet_door":"room-21-wet","extension":"221","language":"en","staff_until":null,"light_point":"room-21-light"},
{"id":22,"number":"22","location_id":"alternate","section_id":"brook","bath":false,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-22-dry","wet_door":"room-22-wet","extension":"222","language":"en","staff_until":null,"light_point":"room-22-light"},
{"id":3,"number":"3","location_id":"main","section_id":"upper","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-3-dry","wet_door":"room-3-wet","extension":"203","language":"en","staff_until":null,"light_point":"room-3-light"},
{"id":4,"number":"4","location_id":"main","section_id":"upper","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-4-dry","wet_door":"room-4-wet","extension":"204","language":"en","staff_until":null,"light_point":"room-4-light"},
{"id":5,"number":"5","location_id":"main","section_id":"upper","bath":true,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-5-dry","wet_door":"room-5-wet","extension":"205","language":"en","staff_until":null,"light_point":"room-5-light"},
{"id":6,"number":"6","location_id":"main","section_id":"upper","bath":true,"handicapped":false,"private_room":true,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-6-dry","wet_door":"room-6-wet","extension":"206","language":"en","staff_until":null,"light_point":"room-6-light"},
{"id":7,"number":"7","location_id":"main","section_id":"upper","bath":false,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Occupied","status_since":"2026-11-25T23:00:00.04+00:00","reservation_id":"pjYU6qZSzH1BruHov_I-","light":false,"dry_door":"room-7-dry","wet_door":"room-7-wet","extension":"207","language":"en","staff_until":null,"light_point":"room-7-light"},
{"id":8,"number":"8","location_id":"main","section_id":"upper","bath":false,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-8-dry","wet_door":"room-8-wet","extension":"208","language":"en","staff_until":null,"light_point":"room-8-light"},
{"id":9,"number":"9","location_id":"main","section_id":"upper","bath":false,"handicapped":false,"private_room":false,"kallah":false,"active":true,"status":"Available","status_since":"2026-11-24T19:00:00.105+00:00","reservation_id":null,"light":false,"dry_door":"room-9-dry","wet_door":"room-9-wet","extension":"209","language":"en","staff_until":null,"light_point":"room-9-light"}
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
{"key":"garageDoorPoint","value":"garage","changed_at":"2026-11-24T19:00:00.105+00:00","changed_by":null},
{"key":"garageGatePoint","value":"gate","changed_at":"2026-11-24T19:00:00.105+00:00","changed_by":null},
{"key":"kallahInstructions","value":"Please bring what the bride likes to have about her, and leave time to settle in.","changed_at":"2026-11-24T19:00:00.105+00:00","changed_by":null},
{"key":"kallahInstructionsHe","value":"כדאי להביא את מה שנעים לכלה שיהיה איתה, ולהשאיר זמן להתארגן בנחת.","changed_at":"2026-11-24T19:00:00.105+00:00","changed_by":null},
{"key":"lateGraceMinutes","value":"7","changed_at":"2026-11-24T19:00:00.207+00:00","changed_by":"v9PM_vgpcED20f-JvPft"},
{"key":"newsletterFile","value":"/files/newsletters/kislev.pdf","changed_at":"2026-11-24T19:00:00.304+00:00","changed_by":"v9PM_vgpcED20f-JvPft"},
{"key":"roomAdminPasscode","value":"sealed:nXu89TDWr9e-1f1gRygFGAT5WdEau9-sKH2NQsh0qDY","changed_at":"2026-11-24T19:00:00.105+00:00","changed_by":null},
{"key":"websiteContactPeople","value":"Kallah line, head attendant, (732) 555-0101","changed_at":"2026-11-24T19:00:00.105+00:00","changed_by":null},
{"key":"websiteContactPeopleHe","value":"קו הכלות, הבלנית הראשית, (732) 555-0101","changed_at":"2026-11-24T19:00:00.105+00:00","changed_by":null}
]');
insert into "public"."status_history" select * from json_populate_recordset(null::"public"."status_history", '[
{"id":"EwHeAMc8FjKq9Ap5LH5S","reservation_id":"pjYU6qZSzH1BruHov_I-","previous":"Reserved","next":"Assigned","previous_since":"2026-11-24T19:00:00.442+00:00","at":"2026-11-25T23:00:00.04+00:00","by":"v9PM_vgpcED20f-JvPft","ip":"127.0.0.1","attendant":"batsheva","note":null,"before":{"kept": null, "pool": null, "roomId": null, "cubicle": null, "keptPool": null, "language": null, "readySince": null, "roomStatus": "Ready", "timeArrived": null, "waitingCode": null, "timeCompleted": null},"undoes":null,"on_paper":false},
{"id":"IaUDr0zIflJHa788IdcP","reservation_id":"pjYU6qZSzH1BruHov_I-","previous":null,"next":"Reserved","previous_since":null,"at":"2026-11-24T19:00:00.442+00:00","by":"iNoYOrn8VwFDBMuXdhJD","ip":"127.0.0.1","attendant":null,"note":null,"before":null,"undoes":null,"on_paper":false},
{"id":"tSs3ZRLR22hgM-gYLXfg","reservation_id":"PQFVsGGjicsTnaLTeK75","previous":null,"next":"Reserved","previous_since":null,"at":"2026-11-24T19:00:00.519+00:00","by":"iNoYOrn8VwFDBMuXdhJD","ip":"127.0.0.1","attendant":null,"note":null,"before":null,"undoes":null,"on_paper":false}
]');
insert into "public"."supply_requests" select * from json_populate_recordset(null::"public"."supply_requests", '[
{"id":1,"room_id":7,"reservation_id":"pjYU6qZSzH1BruHov_I-","item":"soap","is_call_request":false,"is_attendant_request":false,"status":"open","requested_at":"2026-11-25T09:40:45.433+00:00","completed_at":null,"canceled_at":null,"by":null}
]');
insert into "public"."text_descriptions" select * from json_populate_recordset(null::"public"."text_descriptions", '[
{"key":"slot-taken","description":"When another was quicker"}
]');
insert into "public"."users" select * from json_populate_recordset(null::"public"."users", '[
{"id":"1H0Aab69uQPUp70eo6Q-","kind":"device","user_name":"Room3","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$qqNxD0oM92+fIjuijZ0dfQ$1j5GDHhnuKVt53Gp+rxbppw/6mHhIBj/V5gLODsIzZw","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"2wmaQ54Ck8obY3GnCc2I","kind":"device","user_name":"Reception","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$BMlHEypOaXaS7QkwrdbNtA$l4HfhWK0t1f2+VYoK1gV8/XYyWbiVi11I1oe/Q4k3Ek","roles":["Reception"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"6eQnErBUyXiN6c7mbV_Q","kind":"device","user_name":"Room19","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$gVgWF9Wq31EO8gmCp0kZPw$ciZl4NjAUK6Vvo0zZGWziHUzHmtiX35AwA7rm9zgY+A","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"7uEcm19JZN7RKIs8EIAs","kind":"device","user_name":"Room2","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$1dW1k3SqTsHWec0UvwnLBA$lgWymJ3I3lTKZgqrSO6zYIv8ujtuJBSxYi2wppKQj00","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"8RInd868wswdWm_-ydHd","kind":"device","user_name":"Room16","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$qYazEzKoupU3nOGCy9wk6A$2QrXkJYa7Pu1fhJ4Qly9Ih+PbcZYKIZEC0dHrD3ux/g","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"8e7bGn-VbgjQT_5OIC8R","kind":"device","user_name":"Room17","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$g6SHLe2NW+uiAlcR4r3y/w$tYuSTEnlUO+SypxxugY67TCZENONAxVaTXCllHNQPMA","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"ASfzRcQ9WkO94D2ZItiL","kind":"device","user_name":"Room21","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$DBAVBLlZieCsX9ahaNpvMA$KYGI67Un6hnGN0KtR4sJZLN1GSM3qSB0Qnhjv1JmJoU","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"AyltLtnQOXFh69vlNXNE","kind":"device","user_name":"Room20","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$T+hOWnKfXs98gYhBTymJEA$UTComq47Iz/Un4OqW3CBYba4BS3KyPFmYnil26i3es0","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"BTmLfRKLVyXq8bDuQa2v","kind":"device","user_name":"Room10","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$z1lDpxrmwqtDlBpdoPa2Rg$M2zz2xiXVyfe6Ra8CVlgAitGVhxfNZOMmb3Hctmmsqc","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"Bmi1wgqEaxyXFJqIF7Ss","kind":"device","user_name":"Room8","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$39qxZ6XOWp3Ru5zIL/etnQ$/HXAkgWwHCVAXiwmLJ4SLsZml+S0ZEOfVytFhjNV0aQ","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"CDL6yRknJnoL5agtYzoQ","kind":"device","user_name":"Room5","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$QshXKhy5k1SI/VzwKaCBug$KSwYan3z1XpsyTiZBz4MyDYEqoVveTqRw+6qGGipzts","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"HD7ZOpeHoDPVMdj8Mt5i","kind":"device","user_name":"Room9","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$rsIQPRU0/1emaV5CisdZcA$KMjhdyjdXnk3DVojhyacxdcMxiJQPMYWpUp+MgM6BHI","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"OhAYFYCNnIycMce5OtCJ","kind":"patron","user_name":"17325550102","phone":"17325550102","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"פייגי","last_name":"בלום","email":"faigy.blum2@example.org","address":"122 Elm Court","city":"Jackson","state":"NJ","zipcode":"08527","language":"he","notes":null,"internal_note":null,"plate_number":"I85QKK","notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2025-12-12T20:06:00+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"PHMzo4jLSW0a-ZUBTin8","kind":"device","user_name":"Room7","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$pQbO9cSTYFz7mdzblA45Eg$tCqez0x0eb3ad9grKhuK3CDpC2aQR0SH698yO8IbltM","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"RcTZlHRNGDwvN58EB7wB","kind":"device","user_name":"Room4","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$tGPp3d3gOSoCsKOY/PYMzA$wNTBIx0b5Lc62tz41dk5GFd0JWvoglYwZWfxxSkh0BE","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"RrsCXL9ybUvhO-402iMw","kind":"device","user_name":"Room18","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$0TshTdbDQ7oVbmzA58UwBQ$FcOClsObYU2VzUtfyGJL6wo8d500uY6buvjWTUVLJo4","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"U4jtM3fHNzj7dgTSskRV","kind":"device","user_name":"Room13","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$sl75NUaoVn1oxLLRO5Q+Aw$B8LMpaR75zJru9h+/e7OWxsKa0lCHJQL/aNw6uE9bqE","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"ULMps38Sw0u5wLO1ZOUg","kind":"device","user_name":"Room12","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$jP5gDmTZ71aDpm5DfDcQ5A$/wE8PwKDADZCWu9DFnKzBMvbAiEMXWupgtXuEThi9sM","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"V-TPp-OEJHLVscEUl7uZ","kind":"device","user_name":"Room6","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$jw4suPfZHHWwi89wHHrObw$4LWV5qx1/Vdu1Ve9qwAG7GSToq4aKdJCJictRWN4wYM","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"Y_oUW71Ixn0yERGWjFQP","kind":"device","user_name":"Attendant","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$MKpcGinnS7OXBSKLHi1M6Q$QZyjpa8xNgA0vuyA49iPGB+YEuNzbbuVA2f/qUp1aKk","roles":["Attendant"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"ZOUa2RXMipj-zj-4jCxX","kind":"device","user_name":"Waiting","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$ll+0WHNMYwc4ZpUKqURXVw$9ilGwQKIfweV+G4BizjJN3A4vNCi7RKh92h4cwubjwI","roles":["Waiting"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"_F_04I3lCoA_9hZJdYfT","kind":"device","user_name":"Kiosk","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$B8Ho3A+4F07c1+/GxuaFSg$rcDk0yjkQvI8Pkxp+y9qRe5h4gu2INMLTOolPhfYNtY","roles":["Kiosk"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"_Gh4odhqlANQ6ieiCzZ0","kind":"device","user_name":"Room15","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$YtdXIk2Li/IcRYSwxlEbrw$ZtQt+B8+DurKx8GioXokOP+gB1CE4N/YXO4BMMHagVc","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"dX48Wexi07thGhvWKjIo","kind":"device","user_name":"Mikvah","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$FLE56Gpcn0G//+n7t0jy2w$jr0EA9m48bGb19IzGSTKhq8XJNWtYTiCx/JEWRicV1U","roles":["Mikvah"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"el9UXjTu4PJFJFoFYGF8","kind":"device","user_name":"Room11","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$px+lmO4X535kdFX7ptrgTw$+Bu1Z5U1/TYazYgxBcDVyf7TwwxumR7CKrlqmNObKSI","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"iNoYOrn8VwFDBMuXdhJD","kind":"patron","user_name":"12015550142","phone":"12015550142","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.413+00:00","last_sign_in":"2026-11-25T09:40:44.938+00:00","erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"ld51fCtCHBqeABNLPmcA","kind":"device","user_name":"Room1","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$1CuZOokWpef67U2UQuGBOg$CgFSH9WDA9quy80CGHx+9sjZLwMRF8sSYZVzzqu9ddU","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"m6iin3f2H8kbL2-SJalW","kind":"device","user_name":"Room22","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$kay1zMGJ5xL6Xe3Y9Lc7YA$my8kXdayDaBeLtCSiWe4+tIjMfsnxUYzN7jZI5zrjxw","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"mo9FV4KPglMGGe_pzXvj","kind":"patron","user_name":"17325550101","phone":"17325550101","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"Tzippora","last_name":"Rosen","email":"tzippora.rosen1@example.org","address":"53 Cedar Lane","city":"Lakewood","state":"NJ","zipcode":"08701","language":"en","notes":null,"internal_note":null,"plate_number":"F80CVX","notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-09-10T14:22:00+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"s8Xne1zEurczRh_GefEc","kind":"device","user_name":"Room14","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$6GG80pY9Gl2Bbtno8VZfOg$y8ii/BiKzjc3wQTzBCdjh8ODzsHOoWiaQcq34vDHk2M","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"sdBnuXNNbVILIi1nmW0A","kind":"patron","user_name":"17325550100","phone":"17325550100","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"Chana","last_name":"Feldman","email":"chana.feldman0@example.org","address":"63 Maple Street","city":"Howell","state":"NJ","zipcode":"07731","language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":"Patron","membership_expiration":"2027-05-02","membership_paid_until":"2027-05-02","membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-02-14T15:43:00+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":true,"unconfirmed_since":null},
{"id":"u9aNe0ygBKeFJFiotk74","kind":"device","user_name":"kiosk-u9aNe0ygBKeFJFiotk74","phone":null,"password_hash":null,"roles":["Kiosk"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-25T23:00:00.223+00:00","last_sign_in":null,"erased_at":null,"notification_by_email":false,"unconfirmed_since":null},
{"id":"v9PM_vgpcED20f-JvPft","kind":"staff","user_name":"Admin","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$tRDPURoU3GnCeLQXlg7ZPw$jRKu+Y8yIS7RYHdWLKHPDI4IBvlNz51DMzQaiFBYdXg","roles":["Admin"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.105+00:00","last_sign_in":"2026-11-25T09:40:44.7+00:00","erased_at":null,"notification_by_email":false,"unconfirmed_since":null}
]');
insert into "public"."webhook_events" select * from json_populate_recordset(null::"public"."webhook_events", '[
{"id":"stripe:evt_1","at":"2026-11-25T09:40:45.433+00:00"}
]');
select setval('drizzle.__drizzle_migrations_id_seq', 1000);
select setval('public.live_events_id_seq', 35);
select setval('public.supply_requests_id_seq', 1);
set session_replication_role = origin;
