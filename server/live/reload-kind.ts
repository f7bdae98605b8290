import { everyone, type Kind } from './kind.ts'

/** The event that has the screens of the facility reload, or that of one room. */
export const reloadKind: Kind<'reload', { room: number | null }> = {
  heardBy: everyone,
  read: async (_tx, _telling, ids) =>
    new Map(ids.map((id) => [id, { room: id === '' ? null : Number(id) }])),
  shape: ({ room }, listener) => (room === null || listener.room === room ? {} : null),
}
