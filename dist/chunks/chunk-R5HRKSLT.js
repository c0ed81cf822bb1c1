import{a as v,b as _}from"./chunk-I3I7VUSD.js";import{a as xe,b as ge,c as P,d as be,f as $e,g as we,i as Pe,j as Se,l as Ee,m as ve,n as Be,o as Re,p as Le}from"./chunk-YJ7OXR6A.js";import{a as $}from"./chunk-TXIA4FSQ.js";import{a as he}from"./chunk-GJKCSIF7.js";import{c as le}from"./chunk-A5GWN5NI.js";import{a as ce}from"./chunk-6Q4U5XVE.js";import{a as ke}from"./chunk-3EUMNE7N.js";import{c as ye}from"./chunk-EPK5EQ6L.js";import{H as ue,J as pe,R as fe,s as me}from"./chunk-CHKYRWAD.js";import{a as E,b as de,d as b}from"./chunk-5EWO3F6M.js";import{g as m}from"./chunk-3LSLZB72.js";m();m();import{existsSync as yo}from"node:fs";import{mkdir as dr,mkdtemp as cr,realpath as se,writeFile as lr}from"node:fs/promises";import{dirname as mr,join as L}from"node:path";m();import{randomUUID as Zo}from"node:crypto";import{closeSync as et,openSync as ot,rmSync as tt,writeFileSync as rt}from"node:fs";import{join as nt}from"node:path";m();import{spawn as ko}from"node:child_process";function B({command:e,descriptors:o=[],connection:t}){let[r="",...n]=e,i={cwd:"/",env:{},detached:!0,stdio:["pipe","pipe","pipe",...t==="descriptor"?["pipe"]:[],...o]},c=ko(r,n,i),{stdin:a,stdout:d,stderr:u,stdio:l}=c;if(a===null||d===null||u===null)throw new Error("a process without streams");a.on("error",()=>{});let p=t==="output"?d:l[3];return{child:c,stdout:t==="output"?void 0:d,stderr:u,connection:t==="none"?void 0:p,kill(){a.destroy(),P(c,"SIGKILL")}}}m();var I=String.raw`
sub hold_lifeline {
  my ($seconds) = @_;
  my $look = sub { my $closed = "\1"; quit(137) if select($closed, undef, undef, 0) > 0 };
  $SIG{ALRM} = sub { quit(137) }; alarm $seconds;
  $SIG{IO} = $look;
  fcntl(STDIN, 8, $$ + 0) && fcntl(STDIN, 4, 0x2000) or die "the box: its lifeline: $!\n";
  $look->();
}
`,Po=5,Oe=7200*60*1e3;function C(e=Oe){return Math.ceil(Math.min(e,Oe)/1e3)+Po}m();import{randomUUID as Qo}from"node:crypto";import{writeFileSync as Xo}from"node:fs";import{join as Jo}from"node:path";m();var j=String.raw`
use strict; use warnings;
${I}
my %number = $ARGV[1] eq 'arm64'
  ? (unshare => 97, mount => 40, umount => 39, pivot => 41, prctl => 167, capset => 91, hostname => 161, limit => 261,
     user => 147, group => 149, groups => 159, setattr => 442, close => 436,
     exit => 94, session => 157, dup => 24)
  : (unshare => 272, mount => 165, umount => 166, pivot => 155, prctl => 157, capset => 126, hostname => 170, limit => 302,
     user => 117, group => 119, groups => 116, setattr => 442, close => 436,
     exit => 231, session => 112, dup => 292);
sub call {
  my ($name, @values) = @_;
  syscall($number{$name}, @values) == -1 and die "the box: $name @values: $!\n";
}
sub quit { call('exit', $_[0]) }
sub put {
  my ($path, $text) = @_;
  open(my $out, '>', $path) or die "the box: $path: $!\n";
  syswrite($out, $text) // die "the box: $path: $!\n";
}

open(my $in, '<:raw', $ARGV[0]) or die "the box: its description: $!\n";
my @fields = do { local $/; split /\0/, <$in>, -1 };
close $in; unlink $ARGV[0];
my (%set, @mounts, @command); my %environment;
while (my ($kind, @values) = splice @fields, 0, 4) {
  if ($kind eq 'set') { $set{$values[0]} = $values[1] }
  elsif ($kind eq 'env') { $environment{$values[0]} = $values[1] }
  elsif ($kind eq 'arg') { push @command, $values[0] }
  elsif ($kind ne '') { push @mounts, [$kind, @values] }
}

call('prctl', 1, 9, 0, 0, 0);
# Where memory is short, the kernel ends what runs in here, and not the job.
put('/proc/self/oom_score_adj', '1000');
my ($user, $group) = ($>, $) + 0);
if ($set{userns}) {
  call('unshare', 0x10000000);
  put('/proc/self/setgroups', 'deny');
  put('/proc/self/uid_map', "$set{uid} $user 1");
  put('/proc/self/gid_map', "$set{gid} $group 1");
  put('/proc/sys/user/max_user_namespaces', '0');
}
call('unshare', 0x2e020000 | ($set{network} eq 'all' ? 0 : 0x40000000));
my $first = fork // die "the box: fork: $!\n";
if ($first == 0) { inside(); quit(126) }
waitpid $first, 0;
my $status = $?;
quit($status & 127 ? 128 + ($status & 127) : $status >> 8);

sub inside {
  call('prctl', 1, 9, 0, 0, 0);
  hold_lifeline($set{seconds});
  call('mount', 'none', '/', 0, 0x44000, 0);
  call('mount', 'tmpfs', '/tmp', 'tmpfs', 6, 'mode=755');
  mkdir '/tmp/old'; mkdir '/tmp/new';
  call('pivot', '/tmp', '/tmp/old'); chdir '/';
  call('mount', 'tmpfs', '/new', 'tmpfs', 6, 'mode=755');
  attach(@$_) for @mounts;
  folder('/new/proc');
  call('mount', 'proc', '/new/proc', 'proc', 15, 0);
  lo() if $set{network} ne 'all';
  call('hostname', 'box', 3);
  chdir '/new'; call('pivot', '.', '.'); call('umount', '.', 2); chdir '/';
  restrict($_, 1, 0, 0) for '/dev', '/';
  # The kernel hands no dump of memory to a program outside where this is 1; with 0 it does. sudo
  # has set it to 0, and not everywhere may root raise it.
  eval { limit(4, 1); 1 } or limit(4, 0);
  limit(6, $set{processes}) if $set{processes}; limit(1, $set{file}) if $set{file};
  for my $capability (0 .. 63) { last if syscall($number{prctl}, 24, $capability, 0, 0, 0) == -1 }
  syscall($number{prctl}, 47, 4, 0, 0, 0);
  if (!$set{userns}) {
    call('groups', 0, 0); call('group', ($set{gid} + 0) x 3); call('user', ($set{uid} + 0) x 3);
    # Another user is another tie to the process above.
    call('prctl', 1, 9, 0, 0, 0);
  }
  call('capset', pack('LL', 0x20080522, 0), pack('L6', (0) x 6));
  call('prctl', 38, 1, 0, 0, 0); call('prctl', 4, 0, 0, 0, 0);
  my $filter = pack 'H*', $set{filter};
  call('prctl', 22, 2, pack('Sx6P', length($filter) / 8, $filter), 0, 0);
  my $main = fork // die "the box: fork: $!\n";
  start() if $main == 0;
  while ((my $ended = wait) > 0) {
    next if $ended != $main;
    quit($? & 127 ? 128 + ($? & 127) : $? >> 8);
  }
}

sub start {
  call('session');
  if ($set{connection}) { call('dup', 1, 3, 0); call('dup', 2, 1, 0) }
  open(STDIN, '<', '/dev/null');
  syscall($number{close}, $set{connection} ? 4 : 3, 0x7fffffff, 0);
  chdir $set{directory} or die "the box: $set{directory}: $!\n";
  %ENV = %environment;
  no warnings 'exec';
  exec { $command[0] } @command;
  print STDERR "$command[0] could not be started: $!\n";
  quit($! == 2 ? 127 : 126);
}

sub attach {
  my ($kind, $from, $to, $option) = @_;
  my $place = "/new$to";
  die "the box: $to is a link\n" if -l $place;
  if ($kind eq 'link') { folder($place =~ s{/[^/]*$}{}r); symlink $from, $place or die "the box: $to: $!\n"; return }
  if ($kind eq 'tmpfs') { folder($place); call('mount', 'tmpfs', $place, 'tmpfs', 6, "size=$from,$option"); return }
  my $source = "/old$from";
  if ($kind eq 'copy') {
    folder($place);
    my $layers = "lowerdir=$source,upperdir=/old$option/upper,workdir=/old$option/work" . ($set{userns} ? ',userxattr' : '');
    my @mount = ('overlay', $place, 'overlay', 6, $layers);
    # In the kernel's list of options, these characters begin something else.
    return if "$source$option" !~ /[\\:,"]/ && syscall($number{mount}, @mount) != -1;
    $option = 'read';
  }
  if (-d $source) { folder($place) } else { folder($place =~ s{/[^/]*$}{}r); file($place) }
  call('mount', $source, $place, 0, 0x5000, 0);
  restrict($place, $option ne 'write' && $option ne 'device', $option ne 'device', 0x8000);
}

# Sets read-only, nosuid and nodev for a mount and, with 0x8000, for all below it.
sub restrict {
  my ($place, $read, $nodev, $below) = @_;
  call('setattr', -100, $place, $below, pack('QQQQ', ($read ? 1 : 0) | 2 | ($nodev ? 4 : 0), 0, 0, 0), 32);
}
sub folder { my ($path) = @_; return if -d $path; folder($path =~ s{/[^/]*$}{}r); mkdir $path, 0755 }
sub file { my ($path) = @_; return if -e $path; open(my $made, '>', $path) or die "the box: $path: $!\n" }
sub limit { my ($kind, $value) = @_; call('limit', 0, $kind, pack('QQ', $value, $value), 0) }
sub lo {
  socket(my $socket, 2, 2, 0) or die "the box: $!\n";
  my $request = pack 'a16sx22', 'lo', 0x41;
  ioctl($socket, 0x8914, $request) or die "the box: loopback: $!\n";
}
`;m();var _e=[425,426,427,428,429,430,431,432,433,437,442,452],So={x64:{audit:3221225534,clone:56,unshare:272,socket:41,modes:[[2,2],[85,1],[90,1],[91,1],[133,1],[257,3],[259,2],[268,2]],refused:[308,250,248,249,321,298,323,..._e]},arm64:{audit:3221225655,clone:220,unshare:97,socket:198,modes:[[33,2],[52,1],[53,2],[56,3]],refused:[268,219,217,218,280,241,282,..._e]}},Eo=435,vo=1073741824,Bo=268435456,Ro=[1,2,10,16],Lo=2048,R=32,G=21,Oo=53,Ce=69,z=6,_o=2147418112,Ie=327680,Io=1,Co=38,V=16;function A(e=process.arch){let o=So[e];if(o===void 0)throw new E({code:"E_BOX",message:`There is no box for ${e} yet.`});let{audit:t,clone:r,unshare:n,socket:s,modes:i,refused:c}=o,a=(l,p)=>({code:G,value:l,yes:p}),d=[{code:R,value:4},{code:G,value:t,no:"missing"},{code:R,value:0},{code:Oo,value:vo,yes:"missing"},...[...c,Eo].map(l=>a(l,"missing")),...[r,n].map(l=>a(l,"namespaces")),...i.map(([l,p])=>a(l,`mode ${p}`)),{code:G,value:s,yes:"families",no:"allow"},{code:R,value:V,label:"namespaces"},{code:Ce,value:Bo,yes:"forbid",no:"allow"},...[1,2,3].flatMap(Ao),{code:R,value:V,label:"families"},...Ro.map(l=>a(l,"allow")),{code:z,value:Ie|Io,label:"forbid"},{code:z,value:_o,label:"allow"},{code:z,value:Ie|Co,label:"missing"}],u=(l,p)=>p===void 0?0:d.findIndex(f=>f.label===p)-l-1;return Buffer.concat(d.map(({code:l,value:p,yes:f,no:h},x)=>To(l,u(x,f),u(x,h),p)))}function Ao(e){return[{code:R,value:V+8*e,label:`mode ${e}`},{code:Ce,value:Lo,yes:"forbid",no:"allow"}]}function To(e,o,t,r){let n=Buffer.alloc(8);return n.writeUInt16LE(e,0),n.writeUInt8(o,2),n.writeUInt8(t,3),n.writeUInt32LE(r,4),n}m();import{existsSync as T,lstatSync as No,readdirSync as Mo,readlinkSync as Fo,realpathSync as Uo}from"node:fs";import{join as Ae}from"node:path";var Wo=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/libx32","/opt","/nix/store","/nix/var/nix/profiles"],Do=["/opt","/usr/local"],qo=[".credentials",".runner"],Ho=["alternatives","bash.bashrc","ca-certificates","ca-certificates.conf","debian_version","fonts","group","hosts","java-17-openjdk","java-21-openjdk","ld.so.cache","ld.so.conf","ld.so.conf.d","localtime","magic","mime.types","nsswitch.conf","os-release","passwd","profile","protocols","services","ssl/certs","ssl/openssl.cnf","timezone"],jo=["null","zero","full","random","urandom","tty"],Go=512*1024*1024;function Te(){return[...Wo.flatMap(zo),...Ho.map(e=>`/etc/${e}`).filter(T).map(N)]}function Ne(e,o=Do){return o.filter(T).flatMap(r=>Mo(r).map(n=>Ae(r,n))).filter(r=>qo.some(n=>T(Ae(r,n)))||e.some(n=>v(r,n)!==void 0))}function Me(){return[{kind:"tmpfs",bytes:65536,mode:"755",to:"/dev"},...jo.map(e=>{let o=`/dev/${e}`;return{kind:"bind",from:o,to:o,access:"device"}}),{kind:"link",target:"/proc/self/fd",to:"/dev/fd"},{kind:"link",target:"/proc/self/fd/0",to:"/dev/stdin"},{kind:"link",target:"/proc/self/fd/1",to:"/dev/stdout"},{kind:"link",target:"/proc/self/fd/2",to:"/dev/stderr"},{kind:"tmpfs",bytes:Go,mode:"1777",to:"/dev/shm"}]}function N(e){return{kind:"bind",from:Uo(e),to:e,access:"read"}}function zo(e){return T(e)?No(e).isSymbolicLink()?[{kind:"link",target:Fo(e),to:e}]:[N(e)]:[]}m();import{getegid as Vo,geteuid as Yo}from"node:process";var M=1e3;function F(){let[e=M,o=M]=[Yo?.(),Vo?.()];return e===0?{user:M,group:M}:{user:e,group:o}}var S="/usr/bin/perl",Y="/usr/bin/sudo";function Fe(e,o,t){let r=We(e,o,{...t,isRoot:!1});return B({command:[S,"-e",j,r,process.arch],connection:e.hasConnection===!0?"output":"none"})}function Ue(e,o,t){let r=We(e,o,{...t,isRoot:!0});return B({command:[Y,"-n","--",S,"-e",j,r,process.arch],connection:e.hasConnection===!0?"output":"none"})}function We({command:e,environment:o,directory:t,network:r,hasConnection:n=!1,timeoutMs:s},i,{scratch:c,limits:a,isRoot:d}){let{user:u,group:l}=F(),p=a.processes+(d?$e():0),f=[["set","userns",d?"":"1"],["set","seconds",String(C(s))],["set","connection",n?"1":""],["set","uid",String(u)],["set","gid",String(l)],["set","network",r==="all"?"all":"none"],["set","directory",t],["set","processes",String(p)],["set","filter",A().toString("hex")],...[...Me(),...i].map(Ko),...Object.entries(o).map(([g,w])=>["env",g,w]),...e.map(g=>["arg",g])],h=Jo(c,`${Qo()}.box`),x=f.flatMap(g=>Array.from({length:4},(w,O)=>g[O]??""));return Xo(h,x.join("\0"),{mode:384,flag:"wx"}),h}function Ko(e){return e.kind==="link"?["link",e.target,e.to]:e.kind==="tmpfs"?["tmpfs",String(e.bytes),e.to,`mode=${e.mode}`]:e.kind==="copy"?["copy",e.from,e.to,e.folder]:["bind",e.from,e.to,e.access]}var Q="/usr/bin/bwrap",st=512*1024*1024,it=16*1024*1024,at=String.raw`${I}
  my ($seconds, $processes, $first, $limit, $prctl, $exit) = map { $_ + 0 } splice @ARGV, 0, 6;
  sub quit { syscall($exit, $_[0]) }
  syscall($prctl, 1, 9, 0, 0, 0);
  hold_lifeline($seconds);
  my ($most, $one) = (pack('QQ', $processes, $processes), pack('QQ', 1, 1));
  syscall($limit, 0, 6, $most, 0);
  # The kernel hands no dump of memory to a program outside where this is 1; with 0 it does.
  syscall($limit, 0, 4, $one, 0);
  syscall(436, $first, 0x7fffffff, 0);
  syscall($prctl, 4, 0, 0, 0, 0);
  my $main = fork // die "the box: fork: $!\n";
  if ($main == 0) {
    no warnings 'exec';
    open(STDIN, '<', '/dev/null');
    exec { $ARGV[0] } @ARGV;
    print STDERR "$ARGV[0] could not be started: $!\n";
    quit($! == 2 ? 127 : 126);
  }
  syscall(436, 3, 3, 0);
  while ((my $ended = wait) > 0) {
    quit($? & 127 ? 128 + ($? & 127) : $? >> 8) if $ended == $main;
  }
`,De={arm64:[261,167,94],x64:[302,157,231]};function He(e,o,{scratch:t,limits:r}){let n=e.hasConnection===!0?"descriptor":"none",s=n==="descriptor"?4:3,i=process.arch==="arm64"?De.arm64:De.x64,c=[C(e.timeoutMs),r.processes,s,...i],a=dt(e,o,F()),d=qe(t,a.map(l=>`${l}\0`).join("")),u=qe(t,A());try{return B({command:[Q,"--args",String(s),"--seccomp",String(s+1),"--",S,"-e",at,...c.map(String),...e.command],descriptors:[d,u],connection:n})}finally{for(let l of[d,u])et(l)}}function qe(e,o){let t=nt(e,`${Zo()}.box`);rt(t,o,{mode:384,flag:"wx"});let r=ot(t,"r");return tt(t),r}function dt({network:e,directory:o,environment:t},r,{user:n,group:s}){return["--unshare-user","--disable-userns","--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try",...e==="all"?[]:["--unshare-net"],"--uid",String(n),"--gid",String(s),"--hostname","box","--new-session","--as-pid-1","--cap-drop","ALL","--clearenv",...Object.entries(t).flatMap(([i,c])=>["--setenv",i,c]),"--size",String(it),"--tmpfs","/",...r.flatMap(ct),"--proc","/proc","--remount-ro","/proc","--dev","/dev","--size",String(st),"--perms","1777","--tmpfs","/dev/shm","--remount-ro","/dev","--remount-ro","/","--chdir",o]}function ct(e){return e.kind==="link"?["--symlink",e.target,e.to]:e.kind==="copy"?["--ro-bind",e.from,e.to]:e.kind==="tmpfs"?["--size",String(e.bytes),"--perms",e.mode,"--tmpfs",e.to]:[e.access==="write"?"--bind":"--ro-bind",e.from,e.to]}m();import{chmodSync as mt,existsSync as ut,lstatSync as K,mkdirSync as Ye,realpathSync as pt,statSync as Qe}from"node:fs";import{join as k}from"node:path";m();import{dirname as lt,resolve as je}from"node:path";function ze(e){let o=s=>new Set(s.map(({to:i})=>je(i))),[t,r]=[o(e.filter(Ge)),o(e.filter(X))],n=new Set;return e.filter(s=>{if(!Ge(s))return!0;let i=je(s.to),c=_(i);return r.has(i)||c.some(a=>r.has(a))?!0:n.has(i)||c.some(a=>t.has(a))?!1:(n.add(i),!0)})}function Ge(e){return e.kind==="bind"&&e.access==="read"&&e.from===e.to}function X(e){return e.kind==="tmpfs"||e.kind==="bind"&&e.access==="write"}function Ve(e){let o=({to:t})=>t===lt(t)?0:t.split("/").length;return e.toSorted((t,r)=>o(t)-o(r))}function W(e,o){let{home:t,writable:r,readable:n,mounts:s=[],copies:i=[]}=e;xt(e);for(let a of[t,...r])ft(a);let c=[...Te(),...o.covered.filter(ut).map(yt),...[process.execPath,...o.readable,...n].map(N),...[t,...r].map(a=>U(a,a,!0)),...r.flatMap(a=>ht(a,e,o)),...[...n.map(a=>({from:a,to:a})),...i].flatMap(a=>gt(a,o)),...s.map(({from:a,to:d,writable:u})=>U(a,d,u)),...i.map(a=>kt(a,t))];for(let{to:a}of[...s,...i])bt([t,...r],a);return Ve([$t(t,c),...ze(c)])}function ft(e){let{mode:o}=Qe(e);(o&J)!==J&&mt(e,o|J)}var J=448;function yt(e){return{kind:"tmpfs",bytes:65536,mode:"1777",to:e}}function xt({command:e,environment:o,directory:t,home:r,writable:n,readable:s,mounts:i=[],copies:c=[]}){let a=[t,r,...n,...s],d=[...i,...c].flatMap(({from:l,to:p})=>[l,p]);if([...e,...Object.entries(o).flat(),...a,...d].some(l=>l.includes("\0")))throw new E({code:"E_BOX",message:"No argument or variable may contain a NUL."})}function ht(e,{mounts:o=[]},{nothing:t}){let r=k(e,".git"),n=K(r,{throwIfNoEntry:!1});return n===void 0||o.some(({to:s})=>s===r)?[]:(Je(r),[Xe(n,r,t)])}function gt({from:e,to:o},{nothing:t}){if(!Qe(e).isDirectory())return[];let r=K(k(e,".git"),{throwIfNoEntry:!1});return r===void 0||r.isSymbolicLink()?[]:[Xe(r,k(o,".git"),t)]}function Xe(e,o,t){return U(e.isDirectory()?t.folder:t.file,o,!1)}function bt(e,o){for(let t of e){let r=v(t,o)?.split("/")??[];for(let n of r.keys())Je(k(t,...r.slice(0,n+1)))}}function Je(e){if(K(e,{throwIfNoEntry:!1})?.isSymbolicLink()===!0)throw new E({code:"E_BOX",message:`${e} was replaced by a link.`})}function $t(e,o){if(o.some(({to:r})=>v("/tmp",r)!==void 0))return{kind:"tmpfs",bytes:wt,mode:"1777",to:"/tmp"};let t=k(Ke(e),"tmp");return Ye(t,{recursive:!0}),U(t,"/tmp",!0)}var wt=1024*1024*1024;function kt({from:e,to:o},t){let r=k(Ke(t),we(o));for(let n of["upper","work"])Ye(k(r,n),{recursive:!0});return{kind:"copy",from:pt(e),to:o,folder:r}}function Ke(e){return`${e}.changes`}function U(e,o,t){return{kind:"bind",from:e,to:o,access:t?"write":"read"}}m();import{existsSync as Dt}from"node:fs";import{mkdtemp as qt}from"node:fs/promises";import{dirname as Ht,join as co}from"node:path";m();import{once as so}from"node:events";import{createServer as At,request as Tt}from"node:http";import{connect as Nt}from"node:net";import{pipeline as D}from"node:stream";m();import{request as Pt}from"node:http";import{request as St}from"node:https";var Et=1e4;function Ze(e,o){let{no_proxy:t="",[`${e}_proxy`]:r}=ce().variables;return t.split(",").map(i=>i.toLowerCase().replace(/^\*?\./,"")).some(i=>i==="*"||o===i||o.endsWith(`.${i}`))||r===void 0?void 0:new URL(r)}function Z(e,o){let{protocol:t,hostname:r,port:n,username:s,password:i}=e,c=[s,i].map(decodeURIComponent).join(":"),a=s===""?{}:{"proxy-authorization":`Basic ${Buffer.from(c).toString("base64")}`};return(t==="https:"?St:Pt)({hostname:r.replace(/^\[|\]$/g,""),port:n,agent:!1,...o,headers:{...o.headers,...a}})}async function eo(e,o){return new Promise((t,r)=>{let n=Z(e,{method:"CONNECT",path:o,headers:{host:o},timeout:Et});n.once("connect",({statusCode:s},i)=>{if(s===200)return t(i.setTimeout(0));i.destroy(),r(new Error(`the job's proxy answered ${s}`))}),n.once("response",({statusCode:s})=>{n.destroy(),r(new Error(`the job's proxy answered ${s}`))}),n.once("timeout",()=>n.destroy(new Error("the job's proxy does not answer"))),n.once("error",r),n.end()})}m();import{lookup as _t}from"node:dns/promises";m();import{BlockList as vt,isIP as oo}from"node:net";import{networkInterfaces as Bt}from"node:os";var Rt=ee("ipv4",[["0.0.0.0",8],["10.0.0.0",8],["100.64.0.0",10],["127.0.0.0",8],["168.63.129.16",32],["169.254.0.0",16],["172.16.0.0",12],["192.0.0.0",24],["192.0.2.0",24],["192.88.99.0",24],["192.168.0.0",16],["198.18.0.0",15],["198.51.100.0",24],["203.0.113.0",24],["224.0.0.0",3]]),Lt=ee("ipv6",[["2000::",3]]),Ot=ee("ipv6",[["2001::",23],["2001:db8::",32],["2002::",16],["3fff::",20]]);function to(e){return Object.values(Bt()).flatMap(t=>t??[]).some(t=>t.address===e)?!1:oo(e)===4?!Rt.check(e,"ipv4"):oo(e)!==6||e.includes("%")?!1:Lt.check(e,"ipv6")&&!Ot.check(e,"ipv6")}function ee(e,o){let t=new vt;for(let[r,n]of o)t.addSubnet(r,n,e);return t}var It=[80,443],Ct=e=>_t(e,{all:!0,verbatim:!0});function oe(e){if(!URL.canParse(e))return;let{hostname:o,port:t}=new URL(e);return{host:o.toLowerCase().replace(/\.$/,""),port:Number(t||80)}}async function te(e,o,{hosts:t,lookup:r=Ct}){let n=(u,l=403)=>({kind:"refused",status:l,reason:u});if(e===void 0)return n("this is not a valid host");let{host:s,port:i}=e;if(!t.includes(s))return n(`${s} may not be reached from here. A person can allow it by adding it to "action": { "network": ["${s}"] } in the squad's config.json on the default branch.`);if(!It.includes(i))return n(`${s} may be reached only on ports 80 and 443.`);let c=Ze(o,s),a=await b(r(s)),d=a.kind==="done"?a.value:[];return d.every(({address:u})=>to(u))?c!==void 0?{kind:"open",addresses:d,outer:c}:d.length>0?{kind:"open",addresses:d}:n(`${s} was not found`,502):n(`${s} is this machine or on its network: such addresses can't be reached from here.`)}var Mt=256;async function io(e){let o=At({maxHeaderSize:32768}),t=new Set;return o.maxConnections=Mt,o.on("connection",r=>{t.add(r.on("error",()=>r.destroy()).once("close",()=>t.delete(r)))}),o.on("connect",(r,n,s)=>{Ft(r,n,s,e)}),o.on("request",(r,n)=>{Ut(r,n,e)}),o.listen(e.path).unref(),await so(o,"listening"),()=>{o.close();for(let r of t)r.destroy()}}async function Ft({url:e=""},o,t,r){o.on("error",()=>o.destroy());let n=oe(`http://${e}`),s=await te(n,"https",r);if(s.kind==="refused")return ro(o,s.status,s.reason);let{addresses:i,outer:c}=s,a=await b(async()=>{if(c!==void 0)return eo(c,`${n?.host}:${n?.port}`);let d=ao(i,n?.port??0,r);return await so(d,"connect"),d});if(a.kind==="threw")return ro(o,502,`${n?.host} could not be reached`);o.write(`HTTP/1.1 200 Connection established\r
\r
`),t.length>0&&a.value.write(t),D(o,a.value,()=>{}),D(a.value,o,()=>{})}function ro(e,o,t){let n=`HTTP/1.1 ${o} ${o===403?"Forbidden":"Bad Gateway"}\r
Content-Type: text/plain; charset=utf-8\r
Connection: close\r
`;e.end(`${n}Content-Length: ${Buffer.byteLength(t)+1}\r
\r
${t}
`)}async function Ut(e,o,t){let{url:r="",method:n}=e,s=(g,w)=>{o.headersSent||o.writeHead(g,{"content-type":"text/plain"}),o.end(`${w}
`)};if(!/^http:\/\//i.test(r)||!URL.canParse(r))return s(400,"this is a proxy for http");let i=oe(r),c=await te(i,"http",t);if(c.kind==="refused")return s(c.status,c.reason);let{addresses:a,outer:d}=c,{host:u,pathname:l,search:p,href:f}=new URL(r),h={method:n,headers:{...no(e.headers),host:u}},x=d===void 0?Tt({...h,path:`${l}${p}`,createConnection:()=>ao(a,i?.port??0,t)}):Z(d,{...h,path:f});x.once("error",()=>s(502,`${u} could not be reached`)),x.once("response",g=>{o.writeHead(g.statusCode??502,no(g.headers)),D(g,o,()=>{})}),D(e,x,()=>{})}var Wt=/^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;function no(e){return Object.fromEntries(Object.entries(e).filter(([o])=>!Wt.test(o)))}function ao(e,o,t){return t.dial!==void 0?t.dial(e,o):Nt({host:"one-of-these.invalid",port:o,autoSelectFamily:!0,lookup:(r,n,s)=>s(null,[...e])})}function lo({scratch:e,forwarder:o,...t}){let r=new Map,n=async s=>{let i=await qt(co(e,"hosts-")),c=co(i,"proxy");return{folder:i,socket:c,close:await io({...t,hosts:s,path:c})}};return{async reach(s){let{network:i="none",readable:c,command:a,environment:d,hasConnection:u}=s;if(i==="all")return{...s,readable:[...c,...jt()]};if(i==="none"||i.length===0)return{...s,network:"none"};let l=i.toSorted().join(" "),p=r.get(l)??n(i);r.set(l,p),p.catch(()=>r.delete(l));let{folder:f,socket:h}=await p,x=u===!0?"connection":"none";return{...s,network:"none",command:[process.execPath,o,h,x,...a],environment:{...d,...ke},readable:[...c,Ht(o),f]}},async close(){for(let s of await Promise.allSettled(r.values()))s.status==="fulfilled"&&s.value.close()}}}function jt(){return["/etc/resolv.conf"].filter(Dt)}m();import{randomUUID as Qt}from"node:crypto";import{once as Xt}from"node:events";import{mkdir as Jt,mkdtemp as Kt,rm as Zt,writeFile as er}from"node:fs/promises";import{dirname as or,join as q,resolve as tr}from"node:path";import{text as uo}from"node:stream/consumers";m();import{once as Gt}from"node:events";import{createServer as re}from"node:net";import{networkInterfaces as zt}from"node:os";import{join as Vt}from"node:path";var Yt="192.0.2.1";async function mo(e,o){let t=Vt(e,"socket"),r=`\0${o}`,n=re(),s=[n,re(),re()];await Promise.all([ne(n,{port:0,host:"0.0.0.0"}),ne(s[1],{path:t}),ne(s[2],{path:r})]);let i=n.address(),c=typeof i=="object"&&i!==null?i.port:0;return{addresses:[...Object.values(zt()).flatMap(d=>d??[]).filter(({family:d})=>d==="IPv4").map(({address:d})=>({host:d,port:c})),{path:t},...[r,r.padEnd(108,"\0")].map(d=>({path:d})),{host:Yt,port:80}],close(){for(let d of s)d.close()}}}async function ne(e,o){if(e===void 0)return;e.unref().on("connection",r=>r.destroy());let t=Gt(e,"listening");e.listen(o),await t}var po=1e4,rr=ue(pe({guarantee:fe(["environment","processes","files","network","rights"]),what:me()}));async function fo(e,o){let t=await b(nr(e,o));return t.kind==="done"?t.value:{kind:"fails",reason:de(t.error).message}}async function nr(e,o){let t=`canary-${Qt()}`,r=await Kt(q(o.scratch,"proof-")),n=q(o.temporary,t),s=await mo(r,t);try{await er(n,t,{mode:384});let i=await sr(r,o),c=W(i,o.shared),a=c.map(({to:l})=>l),d=new Set(a.flatMap(l=>[l,..._(l)])),u={canary:t,variables:Object.keys(i.environment),process:process.pid,hidden:[n,...o.hidden.filter(l=>!d.has(tr(l)))],places:a,writable:c.flatMap(l=>X(l)?l.to:[]),listeners:s.addresses};return await ir(e,{...i,command:[...i.command,JSON.stringify(u)]},c)}finally{s.close(),await Promise.all([r,n].map(i=>Zt(i,{recursive:!0,force:!0})))}}async function sr(e,{program:o}){let[t,r]=[q(e,"home"),q(e,"worktree")];return await Promise.all([t,r].map(n=>Jt(n))),{command:[process.execPath,o],environment:{PATH:"/usr/bin:/bin",HOME:t,TMPDIR:"/tmp",LANG:"C.UTF-8",CI:"true"},directory:r,home:t,writable:[r],readable:[or(o)],timeoutMs:po}}async function ir(e,o,t){let r=e(o,t),n=Xt(r.child,"close"),s=Promise.all([r.stdout===void 0?"":uo(r.stdout),uo(r.stderr),n]),[i,c]=await $(po,s,()=>(r.kill(),["","the probe did not end"])),a=le(i),d=rr.safeParse(a.kind==="value"?a.value:void 0);return d.success?d.data.length===0?{kind:"holds"}:{kind:"leaks",leaks:d.data}:{kind:"fails",reason:ar(c)}}function ar(e){let o=e.trim().split(`
`);return o.find(t=>/^\w*Error\b/.test(t))||o.at(-1)||"the probe said nothing"}var ur={bubblewrap:{needs:Q,start:He},"user-namespace":{needs:S,start:Fe},sudo:{needs:Y,start:Ue}},pr={processes:4096};async function xo(e,o){let{ways:t=["bubblewrap","user-namespace","sudo"],temporary:r,hidden:n}=e,s=await yr(r),i=await xr(e,s),c=e.probe??he("box-probe.js"),a=L(mr(c),"box-network.js"),d=lo({scratch:s,forwarder:a}),u={scratch:s,temporary:r,hidden:[...n,...hr],shared:i,program:c},l=[];for(let f of process.platform==="linux"?t:[]){let{needs:h,start:x}=ur[f],g=(O,H)=>x(O,H,{scratch:s,limits:pr}),w=yo(h)?await br(g,u):`${h} was not found`;if(w===void 0)return{state:{kind:"on",way:f,failed:l},scratch:s,network:d,async start(H){let ae=await d.reach(H);return g(ae,W(ae,i))}};l.push({way:f,reason:w})}return{state:o?{kind:"on",way:"none",failed:l}:{kind:"off",...gr,failed:l},scratch:s,network:d,start:async()=>{}}}var fr=85;async function yr(e){let o=L(await se(e),"squad-box-"),t=Buffer.byteLength(o)+6<=fr;return cr(t?o:L(await se("/tmp"),"squad-box-"))}async function xr({temporary:e,toolCache:o,hidden:t},r){let n={folder:L(r,"nothing"),file:L(r,"nothing.txt")};return await Promise.all([dr(n.folder),lr(n.file,"")]),{readable:yo(o)?[await se(o)]:[],nothing:n,covered:Ne([e,...t])}}var hr=["/run/docker.sock","/var/run/docker.sock","/root","/sys","/var","/run"],gr={reason:"this runner cannot isolate programs of the repository from the job",next:"use a runner with Ubuntu 24.04 or later, install bubblewrap, or let the job use `sudo -n`"};async function br(e,o){let t=await fo(e,o);if(t.kind!=="holds")return t.kind==="fails"?t.reason:`it lets through: ${wr(t.leaks)}`}var $r=5;function wr(e){let o=e.slice(0,$r).map(({what:r})=>r),t=e.length-o.length;return[...o,...t>0?[`${t} more`]:[]].join(", ")}function Qs(e){let o,t=e.isOptional??!1,r=()=>(o??=xo(e,t),o.catch(()=>{o=void 0}),o);return{state:async()=>(await r()).state,start:async n=>(await r()).start(n),allowNone(){t=!0},async close(){if(o===void 0)return;let{scratch:n,network:s}=await o;await s.close(),await xe(n)}}}m();import{randomUUID as Rr}from"node:crypto";import{stat as Lr}from"node:fs/promises";m();function ho(e,{maxBytes:o,keepAt:t,keepsNul:r=!1,mask:n}){let s=[],i=0,c=0,a=0,d=10,u;return e.on("data",p=>{if(c+=p.length,a+=kr(p),d=p[p.length-1]??d,c>o&&t!==void 0&&(u===void 0&&(u=Le(t,n),u.write(Buffer.concat(s))),u.write(p)),i>=o)return;let f=Buffer.from(p.subarray(0,o-i));i+=f.length,s.push(f)}),{ended:new Promise(p=>{for(let f of["end","close","error"])e.once(f,()=>p())}),finish(){e.removeAllListeners("data"),e.destroy();let p=Pr(Buffer.concat(s),c>i);return{text:r?p:p.replaceAll("\0","\uFFFD"),bytes:c,lines:a+(d===10?0:1),keptAt:u?.end()}}}}function kr(e){let o=0;for(let t=e.indexOf(10);t!==-1;t=e.indexOf(10,t+1))o+=1;return o}function Pr(e,o){return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e,{stream:o})}m();import{constants as Sr}from"node:os";function go({child:e,stdout:o,stderr:t,kill:r}){if(o===void 0)throw new Error("a program without standard output");return{child:e,stdout:o,stderr:t,async end(n){r(),await $(Er,n,()=>{})}}}var Er=1e3;async function bo(e){let{command:o,env:t,directory:r,marker:n,graceMs:s}=e,{child:i,isolation:c}=await ve(o,{cwd:r,env:{...t},stdio:["ignore","pipe","pipe"]}),{stdout:a,stderr:d}=i;if(a===null||d===null)throw new Error("a process without streams");return{child:i,stdout:a,stderr:d,async end(u){await vr(i,u,s),await Br(i,c.endsAll?void 0:n)}}}async function vr(e,o,t){e.exitCode!==null||e.signalCode!==null||(P(e,"SIGTERM"),await $(t,o,()=>{})!==void 0)||(P(e,"SIGKILL"),await $(t,o,()=>{}))}async function Br(e,o){e.pid!==void 0&&(P(e,"SIGKILL"),o!==void 0&&await be(o))}function $o(e){return new Promise(o=>{e.once("error",t=>o({kind:"not-started",reason:ie(t,e.spawnfile)})),e.once("exit",(t,r)=>o({kind:"exited",code:t??128+(r?Sr.signals[r]:0)}))})}function ie(e,o){let r=typeof e=="object"&&e!==null&&"code"in e?String(e.code):"";return r==="ENOENT"?`${o} was not found`:r==="EACCES"?`${o} is not an executable file`:r==="E2BIG"?"the arguments are too long":`${o} could not be started (${r||"unknown reason"})`}var Or=1e3,_r=500;function bi(e){return{async runProgram(o){if(o.home!==void 0)return wo(o,o.home,e);let t=await b(Re(e.homes));if(t.kind==="threw")return{kind:"not-started",reason:"no home could be made for it"};let r=t.value;try{return await wo(o,r.path,e)}finally{r.remove()}}}}async function wo(e,o,t){let r=await t.box.state();if(r.kind==="off")return{kind:"not-started",reason:`${r.reason}: ${r.next}`};let n=Rr(),s={...e.environment,...r.way==="none"?{[ge]:n}:{}},i=Ee({home:o,passed:e.passed,set:s}),{PATH:c=""}=i,a=e.command==="node"?process.execPath:e.command;if(!await Be(a,c))return{kind:"not-started",reason:`${e.command} was not found`};if((await Lr(e.directory).catch(()=>{}))?.isDirectory()!==!0)return{kind:"not-started",reason:"its working directory does not exist"};if(e.signal.aborted)return{kind:"not-started",reason:"the run is ending"};let u=[a,...e.args],l=await b(async()=>{let{box:p,directory:f,timeoutMs:h}=e,x=await t.box.start({...p,command:u,environment:i,directory:f,home:o,timeoutMs:h});return x===void 0?bo({command:u,env:i,directory:f,marker:n,graceMs:t.graceMs??Or}):go(x)});return l.kind==="threw"?{kind:"not-started",reason:ie(l.error,e.command)}:Ir(l.value,e,t)}async function Ir(e,o,{mask:t,limits:r}){let n=p=>ho(e[p],{maxBytes:o.maxBytes,keepsNul:o.keepsNul,keepAt:o.keepAs===void 0?void 0:`${o.keepAs}.${p}.txt`,mask:t}),s=[n("stdout"),n("stderr")],i=$o(e.child),c=Pe(e.child,o.directory,r),a=Se([e.stdout,e.stderr],r),d=await Cr(Promise.race([i,c.exceeded,a]),o);c.stop(),await e.end(i);let[u,l]=await Ar(s);return d.kind==="not-started"?d:{...d,stdout:u,stderr:l}}function Cr(e,{timeoutMs:o,signal:t}){let r=ye(e,t,()=>({kind:"aborted"}));return $(o,r,()=>({kind:"timed-out"}))}async function Ar(e){return await $(_r,Promise.all(e.map(({ended:o})=>o)),()=>{}),[e[0].finish(),e[1].finish()]}m();function Pi(){let e=Promise.resolve();return o=>{let t=e.then(o);return e=b(t),t}}function Si(e){let o;return()=>(o??=e().catch(t=>{throw o=void 0,t}),o)}export{Qs as a,bi as b,Pi as c,Si as d};
