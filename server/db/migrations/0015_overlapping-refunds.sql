DROP INDEX "attempts_open_refund";--> statement-breakpoint
CREATE INDEX "attempts_refund_of" ON "payment_attempts" USING btree ("refund_of") WHERE "payment_attempts"."kind" = 'refund';