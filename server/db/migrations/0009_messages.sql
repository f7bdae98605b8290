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