<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use Kiln\Bridge\Liip\LiipSerializer;
use Kiln\Lab\Json\Workload;

/**
 * Kiln in the place of Liip, on one of its engines, with its code stored in files as on a server.
 */
final class KilnLiip extends Contender
{
    public const NAME = 'kiln-liip';

    public const NATIVE = 'kiln-liip-native';

    public function packages(): array
    {
        return $this->kiln() === [] ? [] : self::versions('liip/serializer');
    }

    public function handles(Workload $workload): bool
    {
        return $workload->isForLiip();
    }

    public function original(): Contender
    {
        return new Liip(Liip::NAME);
    }

    public function functions(Workload $workload, string $directory): Functions
    {
        $type = $workload->type('array<%s>');
        $kiln = LiipSerializer::create($directory, identicalNaming: true, engine: $this->engine);

        return new Functions(
            static fn(mixed $objects): string => $kiln->serialize($objects, 'json'),
            static fn(string $json): mixed => $kiln->deserialize($json, $type, 'json'),
        );
    }
}
