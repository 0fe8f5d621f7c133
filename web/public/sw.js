// Shows push messages: it is somebody's turn. Nothing is kept here, and no page is served from here.
self.addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));

async function tell({ title, body, table, url }) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const looking = windows.some((w) => w.visibilityState === "visible" && new URL(w.url).pathname === `/t/${table}`);
  if (looking) return;
  const path = new URL(url, self.location.origin).pathname; // whatever the server is called, the page is here
  await self.registration.showNotification(title, { body, tag: table, icon: "/favicon.svg", data: { path } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((w) => new URL(w.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
