ALTER TABLE "facility" ADD COLUMN "key_checks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "facility" ADD COLUMN "key_root" text;