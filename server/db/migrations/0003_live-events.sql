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
