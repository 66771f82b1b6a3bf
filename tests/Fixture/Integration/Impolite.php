<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class Impolite extends Polite
{
    private string $remark = '';

    public static function saying(string $remark): self
    {
        $impolite = new self();
        $impolite->remark = $remark;

        return $impolite;
    }
}
