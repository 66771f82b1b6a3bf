<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use Kiln\Lab\Json\Workload;

/**
 * The yardstick: PHP's own functions, from and to ready arrays. It makes no objects, so what it reads is not compared.
 */
final class ExtJson extends Contender
{
    public const NAME = 'ext/json';

    public function packages(): array
    {
        return ['ext-json' => PHP_VERSION];
    }

    public function handles(Workload $workload): bool
    {
        return true;
    }

    public function functions(Workload $workload, string $directory): Functions
    {
        $array = $workload->readyArray();
        $flags = $workload->jms === null ? self::FLAGS : Jms::FLAGS_OF_JMS;

        return new Functions(
            static fn(mixed $objects): string => json_encode($array, $flags | JSON_THROW_ON_ERROR),
            static fn(string $json): mixed => json_decode($json, true, 512, JSON_THROW_ON_ERROR),
        );
    }
}
