<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Common;

final class Protection
{
    private string $private = 'private';

    protected string $protected = 'protected';

    public string $public = 'public';

    public readonly string $readonly;

    public static string $static = 'static';

    public function __construct(string $readonly = 'readonly')
    {
        $this->readonly = $readonly;
    }
}
