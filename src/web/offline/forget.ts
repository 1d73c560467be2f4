import { closeDevice } from './device-store.ts'
import { forgetNotes, forgetPictures, forgetReceived } from './kept-beside.ts'

/** Takes everything away that this device keeps for the cook. The app itself, which is the same for all, stays. */
export async function forgetCook(): Promise<void> {
  await Promise.all([closeDevice(), forgetPictures(), forgetReceived()])
  forgetNotes()
}
