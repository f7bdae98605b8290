ALTER TABLE "peripherals" ADD COLUMN "name_he" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "answer" text;