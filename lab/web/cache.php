<?php

declare(strict_types=1);

// What the web server of the caches runs: reads one file in one form, as a page that has a cache does.
//
//     (nothing)                             loads the classes alone
//     ?form=FORM&value=VALUE&file=FILE      reads, and says in how many microseconds
//     ...&check=1                           says what was read, as a hash
//     ...&opcache=1                         says of the file what there is to say when opcache did not take it

use Kiln\Lab\Cache\Form;
use Kiln\Lab\Cache\Value;
use Kiln\Lab\Cache\Web;

require dirname(__DIR__) . '/vendor/autoload.php';

$asked = static fn(string $name): string => is_string($_GET[$name] ?? null) ? $_GET[$name] : '';
header('Content-Type: text/plain');
$form = Form::tryFrom($asked('form'));
$classes = $form === null ? [] : (new Value($asked('value')))->classes();
$read = $form === null ? static fn(): mixed => null : $form->reader($asked('file'), $classes);
$start = hrtime(true);
$value = $read();
$time = hrtime(true) - $start;
echo match (true) {
    isset($_GET['check']) => md5(serialize($value)),
    isset($_GET['opcache']) => Web::refusedByOpcache($asked('file')),
    default => str_pad((string) round($time / 1e3, 1), 10),
};
