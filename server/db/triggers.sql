-- What the database does by itself, as it stands after the last migration: its functions, then each table's triggers.
-- Changed by a migration alone; written by `npx vitest run --project server-postgres server/db/triggers -u`.

CREATE OR REPLACE FUNCTION public.audit_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit log is only ever added to' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.charge_moves_night()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into nights as night (location_id, date, version)
  select distinct location_id, reservations.night, pg_current_xact_id()::text::bigint
  from reservations
  where id in (old.reservation_id, new.reservation_id)
  order by location_id, reservations.night
  on conflict (location_id, date) do update set version = excluded.version
  where night.version <> excluded.version;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_live()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  subject text := (case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[1];
begin
  if subject is not null then
    insert into live_events (kind, subject) values (tg_argv[0], subject);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_live_of_attendant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into live_events (kind, subject)
  select 'room', id from rooms where section_id in
    (select section_id from section_attendants where attendant_id = new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_live_of_her_visits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  insert into live_events (kind, subject)
  select what.kind, case what.kind when 'room' then room_id::text else id end
  from reservations, (values ('reservation'), ('room')) as what (kind)
  where user_id = changed ->> tg_argv[0] and status not in ('Done', 'Canceled', 'Replaced')
    and (what.kind = 'reservation' or room_id is not null);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_live_of_house()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into live_events (kind) values (tg_argv[0]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_live_of_its_room()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  insert into live_events (kind, subject)
  select 'room', room_id from reservations where id = changed ->> 'reservation_id' and room_id is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_live_of_kept_room()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    insert into live_events (kind, subject) values ('room', old.room_id);
  end if;
  if tg_op <> 'DELETE' then
    insert into live_events (kind, subject) values ('room', new.room_id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_live_of_section()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  insert into live_events (kind, subject)
  select 'room', id from rooms where section_id = changed ->> tg_argv[0];
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_live_of_supply()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.visit_moves_night()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into nights as night (location_id, date, version)
  select distinct place, day, pg_current_xact_id()::text::bigint
  from (values (old.location_id, old.night), (new.location_id, new.night)) as changed (place, day)
  where place is not null
  order by place, day
  on conflict (location_id, date) do update set version = excluded.version
  where night.version <> excluded.version;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.visits_move_nights()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into nights as night (location_id, date, version)
  select distinct changed.location_id, changed.night, pg_current_xact_id()::text::bigint
  from changed
  order by 1, 2
  on conflict (location_id, date) do update set version = excluded.version
  where night.version <> excluded.version;
  return null;
end $function$;

CREATE TRIGGER attendant_is_named_live AFTER UPDATE ON public.attendants FOR EACH ROW WHEN ((((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name)) OR (old.name_he IS DISTINCT FROM new.name_he))) EXECUTE FUNCTION tell_live_of_attendant();

CREATE TRIGGER audit_batch_changes BEFORE DELETE OR UPDATE ON public.audit_batches FOR EACH ROW EXECUTE FUNCTION audit_is_kept();
CREATE TRIGGER audit_batches_emptied BEFORE TRUNCATE ON public.audit_batches FOR EACH STATEMENT EXECUTE FUNCTION audit_is_kept();

CREATE TRIGGER audit_log_emptied BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_is_kept();
CREATE TRIGGER audit_row_changes BEFORE UPDATE ON public.audit_log FOR EACH ROW WHEN (((old.batch IS NOT NULL) OR (new.batch IS NULL) OR ((((((old.id IS DISTINCT FROM new.id) OR (old.at IS DISTINCT FROM new.at)) OR (old.actor IS DISTINCT FROM new.actor)) OR (old.act IS DISTINCT FROM new.act)) OR (old.subject IS DISTINCT FROM new.subject)) OR (old.details IS DISTINCT FROM new.details)))) EXECUTE FUNCTION audit_is_kept();
CREATE TRIGGER audit_row_goes BEFORE DELETE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION audit_is_kept();

CREATE TRIGGER cubicle_is_given_live AFTER UPDATE ON public.cubicles FOR EACH ROW WHEN ((old.reservation_id IS DISTINCT FROM new.reservation_id)) EXECUTE FUNCTION tell_live('reservation', 'reservation_id');

CREATE TRIGGER attendant_is_excluded_live AFTER INSERT OR DELETE ON public.excluded_attendants FOR EACH ROW EXECUTE FUNCTION tell_live_of_her_visits('user_id');

CREATE TRIGGER accounts_change_live AFTER UPDATE ON public.facility FOR EACH ROW WHEN ((old.accounts_version <> new.accounts_version)) EXECUTE FUNCTION tell_live_of_house('accounts');
CREATE TRIGGER settings_change_live AFTER UPDATE ON public.facility FOR EACH ROW WHEN ((((old.settings_version IS DISTINCT FROM new.settings_version) OR (old.clock_set_at IS DISTINCT FROM new.clock_set_at)) OR (old.clock_shows IS DISTINCT FROM new.clock_shows))) EXECUTE FUNCTION tell_live_of_house('settings');

CREATE TRIGGER attempt_ends_in_room_live AFTER UPDATE ON public.payment_attempts FOR EACH ROW WHEN (((old.state IS DISTINCT FROM new.state) OR (old.reservation_id IS DISTINCT FROM new.reservation_id))) EXECUTE FUNCTION tell_live_of_its_room();
CREATE TRIGGER attempt_ends_live AFTER UPDATE ON public.payment_attempts FOR EACH ROW WHEN (((old.state IS DISTINCT FROM new.state) OR (old.reservation_id IS DISTINCT FROM new.reservation_id))) EXECUTE FUNCTION tell_live('reservation', 'reservation_id');
CREATE TRIGGER attempt_opens_in_room_live AFTER INSERT ON public.payment_attempts FOR EACH ROW EXECUTE FUNCTION tell_live_of_its_room();
CREATE TRIGGER attempt_opens_live AFTER INSERT ON public.payment_attempts FOR EACH ROW EXECUTE FUNCTION tell_live('reservation', 'reservation_id');
CREATE TRIGGER charge_changes AFTER UPDATE ON public.payment_attempts FOR EACH ROW WHEN (((((old.state = 'open'::text) AND (old.kind = 'charge'::text)) OR ((new.state = 'open'::text) AND (new.kind = 'charge'::text))) AND (((old.state IS DISTINCT FROM new.state) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.reservation_id IS DISTINCT FROM new.reservation_id)))) EXECUTE FUNCTION charge_moves_night();
CREATE TRIGGER charge_goes AFTER DELETE ON public.payment_attempts FOR EACH ROW WHEN (((old.state = 'open'::text) AND (old.kind = 'charge'::text) AND (old.reservation_id IS NOT NULL))) EXECUTE FUNCTION charge_moves_night();
CREATE TRIGGER charge_opens AFTER INSERT ON public.payment_attempts FOR EACH ROW WHEN (((new.state = 'open'::text) AND (new.kind = 'charge'::text) AND (new.reservation_id IS NOT NULL))) EXECUTE FUNCTION charge_moves_night();

CREATE TRIGGER payment_changes_in_room_live AFTER UPDATE ON public.payments FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION tell_live_of_its_room();
CREATE TRIGGER payment_changes_live AFTER UPDATE ON public.payments FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION tell_live('reservation', 'reservation_id');
CREATE TRIGGER payment_comes_or_goes_in_room_live AFTER INSERT OR DELETE ON public.payments FOR EACH ROW EXECUTE FUNCTION tell_live_of_its_room();
CREATE TRIGGER payment_comes_or_goes_live AFTER INSERT OR DELETE ON public.payments FOR EACH ROW EXECUTE FUNCTION tell_live('reservation', 'reservation_id');

CREATE TRIGGER preassignment_changes_live AFTER UPDATE ON public.preassignments FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION tell_live('reservation', 'reservation_id');
CREATE TRIGGER preassignment_comes_or_goes_live AFTER INSERT OR DELETE ON public.preassignments FOR EACH ROW EXECUTE FUNCTION tell_live('reservation', 'reservation_id');
CREATE TRIGGER room_is_kept_live AFTER INSERT OR DELETE OR UPDATE ON public.preassignments FOR EACH ROW EXECUTE FUNCTION tell_live_of_kept_room();

CREATE TRIGGER visit_changes AFTER UPDATE ON public.reservations FOR EACH ROW WHEN ((((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.location_id IS DISTINCT FROM new.location_id)) OR (old.night IS DISTINCT FROM new.night)) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.status IS DISTINCT FROM new.status)) OR (old.replacing_id IS DISTINCT FROM new.replacing_id)) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.ends_at IS DISTINCT FROM new.ends_at)) OR (old.hold_until IS DISTINCT FROM new.hold_until)) OR (old.time_completed IS DISTINCT FROM new.time_completed)) OR (old.placeholder IS DISTINCT FROM new.placeholder)) OR (old.bath IS DISTINCT FROM new.bath)) OR (old.handicapped IS DISTINCT FROM new.handicapped)) OR (old.kallah IS DISTINCT FROM new.kallah)) OR (old.segula IS DISTINCT FROM new.segula)) OR (old.chabad_bor IS DISTINCT FROM new.chabad_bor)) OR (old.private_room IS DISTINCT FROM new.private_room)) OR (old.parking IS DISTINCT FROM new.parking)) OR (old.salon_manicure IS DISTINCT FROM new.salon_manicure)) OR (old.salon_both IS DISTINCT FROM new.salon_both)) OR (old.double_slot IS DISTINCT FROM new.double_slot))) EXECUTE FUNCTION visit_moves_night();
CREATE TRIGGER visit_changes_its_room_live AFTER UPDATE ON public.reservations FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION tell_live('room', 'room_id');
CREATE TRIGGER visit_changes_live AFTER UPDATE ON public.reservations FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION tell_live('reservation', 'id');
CREATE TRIGGER visit_comes_live AFTER INSERT ON public.reservations FOR EACH ROW EXECUTE FUNCTION tell_live('reservation', 'id');
CREATE TRIGGER visits_come AFTER INSERT ON public.reservations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION visits_move_nights();
CREATE TRIGGER visits_go AFTER DELETE ON public.reservations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION visits_move_nights();

CREATE TRIGGER room_changes_live AFTER UPDATE ON public.rooms FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION tell_live('room', 'id');

CREATE TRIGGER section_is_given_live AFTER INSERT OR DELETE OR UPDATE ON public.section_attendants FOR EACH ROW EXECUTE FUNCTION tell_live_of_section('section_id');

CREATE TRIGGER section_is_named_live AFTER UPDATE ON public.sections FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.name_he IS DISTINCT FROM new.name_he))) EXECUTE FUNCTION tell_live_of_section('id');

CREATE TRIGGER supply_changes_live AFTER UPDATE ON public.supply_requests FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION tell_live_of_supply();
CREATE TRIGGER supply_is_asked_live AFTER INSERT ON public.supply_requests FOR EACH ROW EXECUTE FUNCTION tell_live_of_supply();

CREATE TRIGGER patron_is_named_live AFTER UPDATE ON public.users FOR EACH ROW WHEN ((((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name)) OR (old.test_user IS DISTINCT FROM new.test_user))) EXECUTE FUNCTION tell_live_of_her_visits('id');
