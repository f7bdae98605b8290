-- Visits that come or go by one statement move their nights once, however many they are.
drop trigger visit_comes_or_goes on reservations;
--> statement-breakpoint
create function visits_move_nights() returns trigger language plpgsql as $$
begin
  insert into nights as night (location_id, date, version)
  select distinct changed.location_id, changed.night, pg_current_xact_id()::text::bigint
  from changed
  order by 1, 2
  on conflict (location_id, date) do update set version = excluded.version
  where night.version <> excluded.version;
  return null;
end $$;
--> statement-breakpoint
create trigger visits_come after insert on reservations
referencing new table as changed for each statement execute function visits_move_nights();
--> statement-breakpoint
create trigger visits_go after delete on reservations
referencing old table as changed for each statement execute function visits_move_nights();
