<?php

declare(strict_types=1);

namespace Kiln\Examples\Composer;

use Kiln\Attribute\Inline;
use Kiln\Attribute\Naming;
use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\SerializedName;

/**
 * Rules by which the classes of a package are found.
 */
#[Naming(NamingStrategy::Kebab)]
final readonly class Autoload
{
    /**
     * @param ?array<string, string|list<string>> $psr4                prefix of a namespace => directories
     * @param ?array<string, string|list<string>> $psr0
     * @param ?list<string>                       $classmap
     * @param ?list<string>                       $files
     * @param ?list<string>                       $excludeFromClassmap
     * @param array<string, mixed>                $other
     */
    public function __construct(
        #[SerializedName('psr-4')]
        public ?array $psr4 = null,
        #[SerializedName('psr-0')]
        public ?array $psr0 = null,
        public ?array $classmap = null,
        public ?array $files = null,
        public ?array $excludeFromClassmap = null,
        #[Inline]
        public array $other = [],
    ) {}
}
