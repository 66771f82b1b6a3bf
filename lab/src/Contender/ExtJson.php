<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

use Kiln\Lab\Workload\Workload;

/**
 * The yardstick: PHP's own functions, from and to ready arrays. It makes no objects, so what it reads is not compared.
 */
final readonly class ExtJson implements Contender
{
    public const NAME = 'ext/json';

    public function name(): string
    {
        return self::NAME;
    }

    public function packages(): array
    {
        return ['ext-json' => PHP_VERSION];
    }

    public function handles(Workload $workload): bool
    {
        return true;
    }

    public function writer(Workload $workload, string $cacheDirectory): \Closure
    {
        $array = $workload->readyArray();
        $flags = $workload->jms === null ? JsonFlags::WRITE : JmsDialect::FLAGS | JSON_THROW_ON_ERROR;

        return static fn(): string => json_encode($array, $flags);
    }

    public function reader(Workload $workload, string $cacheDirectory): \Closure
    {
        $json = $workload->input();

        return static fn(): mixed => json_decode($json, true, 512, JsonFlags::READ);
    }
}
