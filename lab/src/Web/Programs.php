<?php

declare(strict_types=1);

namespace Kiln\Lab\Web;

use Symfony\Component\Process\ExecutableFinder;

/** The programs that qa/require-web-servers provides. */
final readonly class Programs
{
    private function __construct(public string $nginx, public string $fpm, public string $ab, public string $libraries) {}

    /**
     * @param string $directory where packages are unpacked that the system has not installed
     *
     * @throws \RuntimeException when one of them is missing
     */
    public static function in(string $directory): self
    {
        $places = ['/usr/sbin', "{$directory}/root/usr/sbin", "{$directory}/root/usr/bin"];
        $finder = new ExecutableFinder();
        $nginx = $finder->find('nginx', null, $places);
        $fpm = $finder->find('php-fpm' . PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION, null, $places);
        $ab = $finder->find('ab', null, $places);
        $libraries = glob("{$directory}/root/usr/lib/*-linux-*", GLOB_ONLYDIR);

        return $nginx === null || $fpm === null || $ab === null
            ? throw new \RuntimeException('nginx, PHP-FPM or ApacheBench is missing; qa/require-web-servers says what to install.')
            : new self($nginx, $fpm, $ab, implode(':', \is_array($libraries) ? $libraries : []));
    }
}
