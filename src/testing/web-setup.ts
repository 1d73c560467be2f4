import { configure } from '@testing-library/react'

// On a loaded machine a page takes longer than the usual second to show what is waited for.
configure({ asyncUtilTimeout: 5000 })
