import { useAccountName } from '../staff/facts/use-account-name.ts'

/** An account of the house by the name of its role, in the language that is chosen. */
export function StaffName({ name }: { name: string }) {
  const accountName = useAccountName()
  return <bdi>{accountName(name)}</bdi>
}
