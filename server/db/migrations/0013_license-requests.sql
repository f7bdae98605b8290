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