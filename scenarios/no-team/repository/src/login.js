export function signIn(email, password) {
  return email === 'kim@example.com' && password === 'teapot';
}
