import { note, type Scene, type StaffCalls } from './a-scene.ts'

/** What staff do about screens, readers, printers and controllers. */
export const callsAboutDevices = ({ desk, next, aDevice }: Scene): StaffCalls => ({
  addDevice: () => ({
    by: desk.reception,
    path: 'devices',
    body: { name: note, kind: 'Kiosk' },
    subject: 'result.id',
  }),
  pairDevice: async () => {
    const subject = await aDevice()
    const { code } = (await desk.anyone.post('devices/pairing')).body.result
    return { by: desk.reception, path: `devices/${subject}/pair`, body: { code }, subject }
  },
  endDevice: async () => {
    const subject = await aDevice()
    return { by: desk.reception, path: `devices/${subject}/end`, subject }
  },
  removeDevice: async () => {
    const subject = await aDevice()
    return { by: desk.reception, path: `devices/${subject}`, method: 'DELETE', subject }
  },
  addPeripheral: () => ({
    by: desk.admin,
    path: 'hardware/add',
    body: {
      ...{ kind: 'printer', name: 'Office', usedAt: 'reception', locationId: 'main' },
      point: `printer-${next()}`,
    },
    subject: 'result.id',
  }),
  editPeripheral: () => ({
    by: desk.admin,
    path: 'hardware/reception-printer/update',
    body: { name: `Front desk ${next()}` },
    subject: 'reception-printer',
  }),
  addDeviceKey: () => ({
    by: desk.admin,
    path: 'hardware/keys',
    body: { name: `Upstairs ${next()}`, rooms: [7, 8] },
    subject: 'result.id',
  }),
  endDeviceKey: async () => {
    const subject = (await desk.admin.post('hardware/keys', { name: 'Attic' })).body.result.id
    return { by: desk.admin, method: 'DELETE', path: `hardware/keys/${subject}`, subject }
  },
})
