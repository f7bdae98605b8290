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