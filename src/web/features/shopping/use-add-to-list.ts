import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShoppingSourceBody } from '#contract/shopping.ts'
import { addToList } from './add-to-list.ts'

/** Wraps `addToList` for a button that is busy meanwhile. */
export function useAddToList() {
  const client = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  async function add(body: ShoppingSourceBody) {
    setAdding(true)
    await addToList(client, body)
    setAdding(false)
  }
  return { add, isAdding }
}
