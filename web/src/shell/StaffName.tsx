import { useAccountName } from '../staff/facts/use-account-name.ts'

/**
 * The name of a facility's account in the language of the page: of a shared one the word for its role, of a person's
 * the name itself.
 */
export function StaffName({ name }: { name: string }) {
  const accountName = useAccountName()
  return <bdi>{accountName(name)}</bdi>
}
