export type ContactPerson = { name: string; role: string; phone: string | null }

/**
 * Reads the people from a setting: one on each line, with name, role and phone, of which role and phone may be missing.
 */
export function peopleOf(lines: string): ContactPerson[] {
  return lines
    .split('\n')
    .map((line) => line.split(',').map((part) => part.trim()))
    .filter(([name]) => name)
    .map((parts) => {
      const last = parts.at(-1) ?? ''
      const phone = parts.length > 1 && /\d{3}/.test(last) ? last : null
      const [name = '', ...role] = phone ? parts.slice(0, -1) : parts
      return { name, role: role.join(', '), phone }
    })
}
