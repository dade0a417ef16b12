import type { DeviceInfo } from '#domain/identity/device.ts'

/** A phone with all permissions, for tests. */
export const PHONE: DeviceInfo = {
  registrationCode: '0f8fad5b-d9cb-469f-a165-70867728950e',
  position: { latitude: 45.82, longitude: 8.83 },
  name: 'Android',
  type: 'mobile',
  allowsNotices: true,
  allowsPosition: true,
  privacyAccepted: false,
  profile: 'piazza',
  active: true,
}

/** The common start of every call that sends the data of that phone. */
export const PHONE_ON_THE_WIRE = {
  deviceId: PHONE.registrationCode,
  latitude: 45.82,
  longitude: 8.83,
  deviceName: 'Android',
  deviceType: 'mobile',
  authNotice: 'Y',
  authGeolocation: 'Y',
}
