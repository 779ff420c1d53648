#!/bin/sh
# What walk.sh does inside of the root: it stands in for systemd, which does not run there.
set -eu

SITE=https://burrow.example.org
# Becomes what a unit starts.
as_unit() {
  command=$(sed -n 's/^ExecStart=//p' "/etc/systemd/system/$1")
  set -a
  . /etc/burrow/burrow.env
  umask 077
  cd /srv/burrow
  exec setpriv --reuid burrow --regid burrow --init-groups --no-new-privs $command
}
page() {
  NODE_EXTRA_CA_CERTS=/etc/burrow/tls/certificate.pem \
    /usr/local/lib/burrow/current/usr/bin/node -e '
      const answer = await fetch(process.argv[1]);
      const text = await answer.text();
      console.log(answer.status, text.length, process.argv[1]);
      process.exit(answer.ok ? 0 : 1);' --input-type=module "$1"
}
until_page() {
  for _ in $(seq 60); do
    page "$1" >/dev/null 2>&1 && break
    sleep 1
  done
  page "$1"
}

sh /root/host/install.sh platform /root/burrow.tar.gz burrow.example.org
as_unit burrow.service &
PLATFORM=$!
nginx
until_page "$SITE/api/health/ready"
page "$SITE/en/"
(as_unit burrow-backup.service)
# Nothing that is stored is for others to read.
OPEN=$(find /srv/burrow /etc/burrow/burrow.env /etc/burrow/tls/key.pem \( -type f -o -type d \) -perm /077)
[ -z "$OPEN" ] || { echo "others can read: $OPEN"; exit 1; }
# A second time nothing that is set is set anew.
BEFORE=$(sha256sum /etc/burrow/burrow.env)
sh /root/host/install.sh platform /root/burrow.tar.gz burrow.example.org
[ "$BEFORE" = "$(sha256sum /etc/burrow/burrow.env)" ]
kill -TERM "$PLATFORM"
wait "$PLATFORM" && echo "walked through: a page under a host name, a backup, an end in order"
