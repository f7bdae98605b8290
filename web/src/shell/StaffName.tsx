import { useAccountName } from '../staff/facts/use-account-name.ts'

/** The name of a staff account by its role, in the language of the page. */
export function StaffName({ name }: { name: string }) {
  const accountName = useAccountName()
  return <bdi>{accountName(name)}</bdi>
}
