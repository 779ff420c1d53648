#!/bin/sh
# Walks through one-host.md in a container root: a bare Debian 12 in ROOT (mmdebstrap --variant=minbase bookworm ROOT), and
# the archive of the platform. As root; in a network of its own, so that no port of this machine is used.
#   sh walk.sh ROOT burrow.tar.gz
set -eu

ROOT=$1
ARCHIVE=$2
HERE=$(cd "$(dirname "$0")" && pwd)

mkdir -p "$ROOT/root/host"
cp "$HERE"/* "$ROOT/root/host/"
cp "$ARCHIVE" "$ROOT/root/burrow.tar.gz"
cp /etc/resolv.conf "$ROOT/etc/resolv.conf"
printf '127.0.0.1 localhost burrow.example.org\n' >"$ROOT/etc/hosts"
printf '#!/bin/sh\nexit 101\n' >"$ROOT/usr/sbin/policy-rc.d"
chmod 0755 "$ROOT/usr/sbin/policy-rc.d"

inside='mount -t proc p "$0/proc"; mount --rbind /dev "$0/dev"; exec chroot "$0" "$@"'
unshare -m sh -c "$inside" "$ROOT" sh /root/host/install.sh packages
unshare -m -n -p -f --kill-child sh -c "ip link set lo up; $inside" "$ROOT" sh /root/host/walk-inside.sh
