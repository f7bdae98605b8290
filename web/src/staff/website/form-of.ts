const megabyte = 1024 * 1024

/** What the server would refuse only after all of it has gone over the line. */
export const isTooLarge = (file: File, most: number): boolean => file.size > most * megabyte

export function formOf(file: File): FormData {
  const form = new FormData()
  form.append('file', file, file.name)
  return form
}
