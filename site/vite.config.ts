import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // the policy lets fonts and styles come only from files of ours
    assetsInlineLimit: 0,
    target: 'es2023',
  },
})
