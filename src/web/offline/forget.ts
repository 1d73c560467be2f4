import { closeDevice } from './device-store.ts'
import { forgetNotes, forgetPictures, forgetReceived } from './kept-beside.ts'

/**
 * Deletes all data that this device keeps for the cook; the app itself, which is the same for everyone,
 * stays.
 */
export async function forgetCook(): Promise<void> {
  await Promise.all([closeDevice(), forgetPictures(), forgetReceived()])
  forgetNotes()
}
