ALTER TABLE "attendants" ADD COLUMN "name_he" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "name_he" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A name is told to open screens in either language.
drop trigger section_is_named_live on sections;
--> statement-breakpoint
create trigger section_is_named_live after update on sections
for each row when ((old.name, old.name_he) is distinct from (new.name, new.name_he))
execute function tell_live_of_section('id');
--> statement-breakpoint
drop trigger attendant_is_named_live on attendants;
--> statement-breakpoint
create trigger attendant_is_named_live after update on attendants
for each row when ((old.first_name, old.last_name, old.name_he) is distinct from (new.first_name, new.last_name, new.name_he))
execute function tell_live_of_attendant();
