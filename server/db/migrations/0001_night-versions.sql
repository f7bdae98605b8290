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
