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
