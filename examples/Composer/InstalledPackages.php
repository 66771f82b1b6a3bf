<?php

declare(strict_types=1);

namespace Kiln\Examples\Composer;

use Kiln\Attribute\Groups;
use Kiln\Attribute\Inline;
use Kiln\Attribute\Naming;
use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\Since;

/**
 * The file `vendor/composer/installed.json` of Composer 2.
 *
 * `Since` names the version of Composer that began to write a key.
 */
#[Naming(NamingStrategy::Kebab)]
final readonly class InstalledPackages
{
    /**
     * @param list<Package>        $packages
     * @param ?list<string>        $devPackageNames
     * @param array<string, mixed> $other           keys that this class does not know, so that none is lost
     */
    public function __construct(
        #[Groups(['overview', 'people'])]
        public array $packages,
        #[Since('2.0')]
        public ?bool $dev = null,
        #[Since('2.0.5')]
        public ?array $devPackageNames = null,
        #[Inline]
        public array $other = [],
    ) {}
}
